"""What outlives the server, and the tables in memory.

`database` connects, `schema` says what is in it, and `migrations/` bring an older one up to date.
`guest_rows`, `link_rows`, `record_rows` and `table_rows` read and write one subject each, and
`overview` reads all of them for `clifftop admin`. Upon them stands `table_store`: it holds each
table in use as a `live_table` and writes down what happens there before anybody hears of it.
`table_access` says who may enter one, and `table_lists` what the lobby shows of it.
"""
