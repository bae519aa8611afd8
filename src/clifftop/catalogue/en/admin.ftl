# What `clifftop admin` says to whoever runs a server.

cli-admin = Look after a server: its tables and guests.
    .example = clifftop admin tables --status running
cli-admin-more = Name the database as you do for serve. The server may go on running meanwhile.
cli-admin-tables = List the tables, the last change first.
    .example = clifftop admin tables --status running
cli-admin-guests = List the guests, the last visit first.
    .example = clifftop admin guests --json
cli-admin-remove = Remove a table or a guest for ever.
    .example = clifftop admin remove table k3v9q2m7xabc
cli-admin-remove-table = Remove a table and all that was played there.
    .example = clifftop admin remove table k3v9q2m7xabc --yes
cli-admin-remove-guest = Remove a guest and the bots that belong to the guest.
    .example = clifftop admin remove guest k3v9q2m7xa
cli-admin-remove-table-more = Whoever is there is told that the table is gone.
cli-admin-remove-guest-more = Cookies, recovery code and tokens are void at once. Tables keep what was played; a seat in a running game counts as left, so that the others can vote for a bot there.
cli-admin-export = Write the record of a game into a file.
    .example = clifftop admin export k3v9q2m7xabc game.json
cli-admin-export-more = A running game is refused: its record holds the cards of every player.

cli-admin-status = only those: waiting, running or over
cli-admin-json = as JSON, for programs; times are milliseconds
cli-admin-yes = do not ask
cli-admin-table = the id of a table
cli-admin-guest = the id of a guest
cli-admin-file = a new file
cli-admin-with-secrets = export a running game too, with everything that its players hide from each other; keep it from them (the seed of the dice stays here)

admin-column-id = Id
admin-column-game = Game
admin-column-status = Status
admin-column-players = Players
admin-column-host = Host
admin-column-updated = Last change (UTC)
admin-column-name = Name
admin-column-kind = Kind
admin-column-tables = Tables
admin-column-seen = Last seen (UTC)
admin-status-waiting = waiting
admin-status-running = running
admin-status-over = over
admin-kind-person = person
admin-kind-bot = bot
admin-no-tables = There are no tables.
admin-no-guests = There are no guests.

admin-yes = y yes
admin-remove-table = Remove table { $table } ({ $game }, { $status }) for ever? (y or n)
admin-remove-guest = { $bots ->
    [0] Remove { $name } ({ $guest }) for ever? (y or n)
    [one] Remove { $name } ({ $guest }) and one bot for ever? (y or n)
   *[other] Remove { $name } ({ $guest }) and { $bots } bots for ever? (y or n)
}
admin-removed-table = Table { $table } is gone.
admin-removed-guest = { $name } ({ $guest }) is gone.
admin-not-removed = Nothing was removed.
admin-exported = The game of table { $table } is in { $file }.
admin-exported-secrets = It is still being played: the file holds what its players hide from each other.

admin-no-database = there is no database at { $where }; name yours with --database
admin-no-table = there is no table { $table }
admin-no-guest = there is no guest { $guest }
admin-no-file = { $file } cannot be written: { $error }
admin-running = the game of table { $table } is not over; its record would give the players’ secrets away (--with-secrets writes it all the same)
