#!/bin/bash
# Starts a node of the Galera cluster: it joins the others, or begins the cluster if it may. The arguments are the command
# that starts the server. docker-compose.yml and `npm run cluster` start their nodes with this file.
#
#   GALERA_NODES   all nodes, this one too, as host:port,host:port,host:port (the port of the group, usually 4567)
#   GALERA_FIRST   yes on the one node that begins a cluster in which nobody has data yet
#   GALERA_DATA    the data folder, /var/lib/mysql by default
set -euo pipefail

state=${GALERA_DATA:-/var/lib/mysql}/grastate.dat
options=("--wsrep-cluster-address=gcomm://$GALERA_NODES")

is_there() {
  timeout 1 bash -c "exec 3<>/dev/tcp/${1%:*}/${1##*:}" 2>/dev/null
}

# This one does not listen yet, so who answers is another.
others=no
for node in ${GALERA_NODES//,/ }; do
  if is_there "$node"; then others=yes; fi
done

if [ "$others" = no ]; then
  if [ ! -f "$state" ]; then
    if [ "${GALERA_FIRST:-no}" = yes ]; then options+=(--wsrep-new-cluster); fi
  elif grep -q '^safe_to_bootstrap: *1' "$state"; then
    # All were stopped, and this one last.
    options+=(--wsrep-new-cluster)
  fi
fi

# A node that was killed knows only from its data where it stopped; with that it gets what it missed instead of everything.
if [ -f "$state" ] && grep -q '^seqno: *-1' "$state"; then
  position=$("$@" "${options[0]}" --wsrep-recover --skip-networking 2>&1 | sed -n 's/.*Recovered position:* *\([0-9a-f-]*:-*[0-9]*\).*/\1/p' | tail -1) || true
  if [ -n "$position" ]; then options+=("--wsrep-start-position=$position"); fi
fi

exec "$@" "${options[@]}"
