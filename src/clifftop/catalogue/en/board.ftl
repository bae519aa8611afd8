# What is wrong with a board file: what, at which key or hex, and what would be right.
# The line and the rule in question are put around these messages by board-problem.

board-problem = { $source }:{ NUMBER($line, useGrouping: 0) }: { $problem }

board-problem-by-rule = { $source }:{ NUMBER($line, useGrouping: 0) }: { $problem } ({ $clause })

## The file

board-syntax = This is not TOML: { $reason }.

board-not-unicode = There is half a character here (a lone surrogate); type it anew or delete it.

board-text-too-long = The file has { $length } characters; a board has to do with { $most }.

board-nested-too-deep = Tables or lists lie more than { $most } deep inside each other; a board needs three levels.

## Keys and their types

# Used inside other messages only.
board-kind =
    { $wanted ->
        [string] a text in quotes
        [integer] a whole number
        [array] a list in square brackets
       *[table] a table of keys
    }

board-key-missing = { $where } is missing; it has to be { board-kind }.

board-key-misspelt = There is no key { $where }; did you mean { $near }?

board-key-unknown = There is no key { $where }; here belong { $known }.

board-wrong-type = { $where } is { $found }; it has to be { board-kind }.

board-wrong-item = { $where } lists { $found }; every entry has to be { board-kind }.

board-name = { $where } has to be one line of 1 to { $most } printable characters.

## Rows

board-rows-few =
    { $count ->
        [one] The canyon has one row; it needs at least { $fewest }.
       *[other] The canyon has { $count } rows; it needs at least { $fewest }.
    }

board-row-length = Row { $row } has length { $count }; it can have 1 to { $most } hexes.

board-row-step = Row { $row } has length { $count } after row { $earlier } with { $earlier_count }; neighbouring rows differ by exactly one hex.

board-too-many-hexes = The canyon has { $count } hexes; { $most } are the most that fit.

board-row-of-four = Row { $row } has length { $count }; the first and the last row have { $right } hexes.

## Lists of hexes

board-hex-unknown = { $where } names { $hex }, which is no hex; they run from { $first } to { $last }.

board-hex-not-in-row = { $where } names { $hex }, but row { $row } runs from { $first } to { $last }.

board-hex-twice = { $where } names { $hex } twice; keep one.

board-not-this-row = { $where } names { $hex }; it is made of the hexes of row { $row } and no others.

board-row-incomplete = { $where } lacks { $hex }; it is made of all hexes of row { $row }.

board-half-hex-inside = { $where } names { $hex }, which has a hex on either side; only the ends of a row can be half-hexes.

board-pellet-count =
    { $count ->
        [one] There is one pellet hex; there have to be { $right }.
       *[other] There are { $count } pellet hexes; there have to be { $right }.
    }

## Zones and circles

board-zone-size =
    { $count ->
        [one] { $where } has one hex; a zone has five or six.
       *[other] { $where } has { $count } hexes; a zone has five or six.
    }

board-zone-split = { $where } falls apart: { $hexes } cannot be reached from its other hexes; a zone is one piece.

board-zones-overlap = { $where } names { $hex }, which is in zone { $zone } of this circle already; a hex is in one zone of a circle.

board-zone-too-early = { $where } names { $hex }; the first two rows are in no zone.

board-in-both-circles = { $where } names { $hex }, which the red circle has too; only the Line of Bones is in both.

board-red-begins = { $where } has no hex in row { $row }; that is where the red circle begins.

board-bones-count =
    { $count ->
        [one] The Line of Bones has one hex; it needs { $right }.
       *[other] The Line of Bones has { $count } hexes; it needs { $right }.
    }

board-bones-row = The Line of Bones is in row { $row }, but { $where } also names { $hex }; it keeps to one row.

board-bones-outside = { $hex } is on the Line of Bones but not in the { $eagle } circle; put it into a zone of zones.{ $eagle }.

## Brush

board-brush-count =
    { $count ->
        [one] The { $eagle } circle has one brush hex; it needs { $right }.
       *[other] The { $eagle } circle has { $count } brush hexes; it needs { $right }.
    }

board-brush-outside = Brush at { $hex } is in no circle; brush grows only inside the hunting circles.

board-brush-on-edge = Brush at { $hex } is on the cliff edge, which is bare; move it to another hex.

board-brush-on-bones = Brush at { $hex } is on the Line of Bones and would count for both circles; move it to another hex.

## Components

board-card-count =
    { $count ->
        [one] There is one movement card with a { $kind }; there have to be { $right }.
       *[other] There are { $count } movement cards with a { $kind }; there have to be { $right }.
    }

board-marker-count =
    { $kind ->
        [favor] The number of favor pellets is { $count }; it has to be { $right }.
       *[other] The number of pellets worth { $kind } VP is { $count }; it has to be { $right }.
    }

board-die-size =
    { $count ->
        [one] The eagle die has one face; it needs { $right }.
       *[other] The eagle die has { $count } faces; it needs { $right }.
    }

board-die-face = Face { $face } of the eagle die is { $found }; a face is "hover", 1, 2 or 3.

board-die-never-moves = Every face of the eagle die says hover; at least one has to be a number.
