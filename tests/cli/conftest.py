"""For the tests of the command line: a folder of kept games of their own."""

from tests.terminal.conftest import data_folder as data_folder
