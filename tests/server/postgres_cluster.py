"""A PostgreSQL server of the tests' own: in a folder under /tmp, and gone when the tests are.

It listens on a socket in that folder alone, which is closed to other users, so nobody needs a
password, no port can be taken, and a server that runs on the machine already is not touched.
"""

import os
import pwd
import shutil
import subprocess
from itertools import count
from pathlib import Path

SUPERUSER = "clifftop"

# A shell of its own keeps the server, and stays for as long as its standard input is open. So the
# server stops and the folder goes however the tests end, kill -9 included. /tmp by name, since a
# socket's path must be short and root's own temporary folder may be closed to others.
KEEPER = """
set -eu
programs=$1 superuser=$2
trap '' PIPE
trap 'exit 1' HUP INT TERM
folder=$(mktemp -d /tmp/clifftop-postgres-XXXXXX)
control() { "$programs/pg_ctl" --silent --wait --pgdata "$folder/cluster" "$@" >&2; }
trap 'control stop --mode immediate 2>/dev/null || true; rm -rf "$folder"' EXIT

"$programs/initdb" --pgdata "$folder/cluster" --username "$superuser" --auth trust \
    --encoding UTF8 --no-locale --no-sync >/dev/null
cat >>"$folder/cluster/postgresql.conf" <<SETTINGS
listen_addresses = ''
unix_socket_directories = '$folder'
fsync = off
full_page_writes = off
SETTINGS
control start --log "$folder/log" || { cat "$folder/log" >&2; exit 1; }
echo "$folder"
read -r _ || true
"""


class Cluster:
    """A running server. `stop` it, or die: either ends it."""

    def __init__(self) -> None:
        self._programs = server_programs()
        self._names = (f"test_{number}" for number in count(1))
        account = account_to_run_under()
        self._keeper = subprocess.Popen(
            ["/bin/sh", "-c", KEEPER, "keeper", str(self._programs), SUPERUSER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd="/",  # the one folder that is open to every user for certain
            user=account and account.pw_uid,
            group=account and account.pw_gid,
            extra_groups=account and [],
            start_new_session=True,  # Ctrl-C is for the tests; they are still using the server
        )
        assert self._keeper.stdout is not None
        self.folder = Path(self._keeper.stdout.readline().strip())
        if not self.folder.is_absolute():
            self.stop()
            raise RuntimeError("PostgreSQL did not start; what it said is in the captured stderr.")

    def new_database(self) -> str:
        """The name of a database that nobody has used yet."""
        name = next(self._names)
        self._run("createdb", name)
        return name

    def drop_database(self, name: str) -> None:
        """Away with it, and with all who are still connected."""
        self._run("dropdb", "--force", name)

    def url(self, database: str) -> str:
        return f"postgresql://{SUPERUSER}@/{database}?host={self.folder}"

    def stop(self) -> None:
        # A line, and not just the end of file: a process that a test forked may hold the pipe too.
        self._keeper.communicate("stop\n")

    def _run(self, program: str, *arguments: str) -> None:
        whom = ["--host", str(self.folder), "--username", SUPERUSER]
        subprocess.run([self._programs / program, *whom, *arguments], check=True)


def server_programs() -> Path:
    """The folder of initdb and its like: Debian's newest, else what is on the PATH."""
    versions = [place.parent for place in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if versions:
        return max(versions, key=lambda place: float(place.parent.name))
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    raise RuntimeError("PostgreSQL's server programs are missing: run scripts/test-programs.")


def account_to_run_under() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root; anybody else runs it as himself."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")
