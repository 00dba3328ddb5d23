#!/bin/sh
# Replaces one site after the other by the image of RELEASE, so that no visitor notices: to deploy a release, and to go back to
# an earlier one. When the first does not become ready, the second goes on with the release before.
#   RELEASE=… sh deploy/roll-out.sh
set -eu
: "${RELEASE:?RELEASE is needed: the tag of the image}"
compose=${COMPOSE:-docker compose -f deploy/compose.yaml}

wait_until_ready() {
  for second in $(seq 60); do
    $compose exec -T "$1" node health-check.mjs ready && return
    sleep 1
  done
  echo "$1 is not ready after a minute. Its log says why: $compose logs $1" >&2
  exit 1
}

replace() {
  case $compose in
    podman-compose*)
      # 1.0.3, that of Debian 12, cannot replace a container itself: it stops none ("-t 25.0").
      $compose down -t 25 "$1"
      $compose up -d --no-build --no-deps "$1"
      ;;
    *) $compose up -d --no-build --no-deps --force-recreate --timeout 25 "$1" ;;
  esac
}

# Until then the other site has to stay.
wait_until_known() {
  for second in $(seq 60); do
    $compose exec -T nginx sh /etc/nginx/run-nginx.sh knows "$1" && return
    sleep 1
  done
  echo "nginx does not find $1 after a minute: $compose logs nginx" >&2
  exit 1
}

for site in site-1 site-2; do
  replace "$site"
  wait_until_ready "$site"
  wait_until_known "$site"
  # nginx has been told, and now starts the processes that know it.
  sleep 1
done
