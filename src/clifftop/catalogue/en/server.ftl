# What the server says and refuses.

server-api-about = Three lemming board games, played together: guests, tables, replays. What goes over the WebSocket of a table is in docs/protocol.md.

server-no-table = there is no table { $table } for you; ask whoever invited you for the link
server-who-are-you = say who you are first: POST /api/guests with a name, or send a token
server-bad-token = this token is not known; a bot’s token goes into “Authorization: Bearer …”
server-bad-code = this recovery code is not known
server-bad-link = this link does not work: it was used, it has expired, or it was never given
server-name = a name has 1 to { $most } letters
server-not-for-bots = that is for people; a bot’s token does not do it
server-bots-by-link = a bot sits down where its owner is the host, or by a link that carries a seat
server-you-play = you play at this table: look from one of your seats
server-too-often = too often; wait a moment and try again
server-too-many-tables = you have { $most } tables that are not over; finish one, or leave it to expire
server-too-many-bots = you have { $most } bots; remove one first
server-too-many-records = you have brought { $most } records; that is all there is room for
server-record-long = a record has at most { NUMBER($most, useGrouping: 0) } bytes
server-no-bot = you have no bot { $bot }
server-no-board = there is no board { $board } here; look at a table or a replay that is played on it
server-no-moment = there is no moment { $at }; the last one is { $last }
server-eyes = there is no seat “{ $given }”; take 0 to { $last }, none or open
server-other-game = that replay is of { $game }
server-from-options = a game that goes on from a replay has the options of that replay; leave them out
server-too-many-sockets = { $most } connections at once are enough; close one first
server-failed = something went wrong here; it has been written down
server-busy = too many at once; try again
server-gone = this table is not there for you any more
server-message = this message is not understood: { $error }
server-host = “{ $host }” is not a name of this server; start it with --public-url to give it one
server-origin = a page of { $origin } may not do that here
server-no-origin = a request with a cookie has to say which page it comes from (Origin)
server-no-page = the page has not been built: run “make page” in the clone
server-not-found = there is nothing at this address
server-method = that cannot be done at this address
server-too-large = that is too large
server-bad-request = that is not what is asked for here: { $detail }

serve-ready = Clifftop is open at { $address } (stop it with Ctrl-C)
serve-not-loopback = Others on your network can reach this server. Behind a proxy, set --public-url and --trusted-proxies.
serve-no-port = { $where } cannot be listened at: { $error }; choose another port with --port, or 0 for any
serve-no-driver = the package “{ $name }” is missing; for PostgreSQL install clifftop[postgres]
serve-no-database = the database { $where } cannot be opened: { $error }
serve-no-folder = the data folder { $where } cannot be used: { $error }; name a database elsewhere with --database sqlite:///FILE
serve-not-ours = the database { $where } was made by another version of Clifftop; take that one, or name another file
serve-database-address = the address of the database cannot be read; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME
serve-setting-negative = { $name } cannot be { $given }
serve-setting-number = { $name } is a number, not “{ $given }”
serve-setting-port = { $given } is not a port; take 0 to 65535
serve-setting-url = “{ $given }” is not an address such as https://games.example.org
serve-setting-database = “{ $given }” is not a database we know; take sqlite:///FILE or postgresql://USER@HOST/NAME

server-seat-free = seat { $seat }

# What the log of a table says; seats are counted from one here.

table-log-sat = { $bot ->
    [none] { $who ->
        [none] Seat { $seat } is free.
       *[other] { $name ->
            [none] { $who } sits down at seat { $seat }.
           *[other] { $name } sits down at seat { $seat }, at the screen of { $who }.
        }
    }
   *[other] { $bot } ({ $level }) sits down at seat { $seat }.
}
table-log-started = The game begins.
table-log-left = { $who } has left.
table-log-came-back = { $who } is back.
table-log-voted = { $who } votes for a bot at seat { $seat }.
table-log-taken-over = A bot takes over seat { $seat }.
table-log-taken-back = { $who } plays seat { $seat } again.
table-log-handed = Seat { $seat } is handed to { $to }.
table-log-host = { $who } is the host now.
table-log-chatted = { $who }: { $text }
table-log-muted = { $muted ->
    [yes] { $who } may not talk any more.
   *[other] { $who } may talk again.
}
table-log-removed = { $who } was sent away.
table-log-vacation = { $who } has days off.
table-log-vacation-over = { $who } has no more days off.
table-log-rematch = { $who } would like a rematch.
table-log-undo-asked = { $who } would like to take something back.
table-log-undo-agreed = { $who } agrees.
table-log-undo-refused = { $who } does not agree.
table-log-undone = What seat { $seat } did was taken back.
table-log-fell = { $left ->
    [flag] Seat { $seat } has run out of time.
   *[other] Seat { $seat } resigns.
}
