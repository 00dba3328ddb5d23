#!/bin/sh
# Replaces one site after the other by the image of RELEASE, so that no visitor notices: to deploy a release, and to go back to
# an earlier one. When the first does not become ready, the second goes on with the release before.
#   RELEASE=… sh deploy/roll-out.sh
set -eu
: "${RELEASE:?RELEASE is needed: the tag of the image}"
compose=${COMPOSE:-docker compose -f deploy/compose.yaml}

# wait_until <what to say after a minute> <command>: a minute of the clock, because the command itself may take seconds.
wait_until() {
  problem=$1
  shift
  until=$(($(date +%s) + 60))
  while [ "$(date +%s)" -lt "$until" ]; do
    "$@" && return
    sleep 1
  done
  echo "$problem" >&2
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

# succeeds <service> <command>: in the container, where it has to say so: podman-compose 1.0.3 ends with 0 whatever has failed.
succeeds() {
  service=$1
  shift
  $compose exec -T "$service" sh -c '"$@" && echo succeeded' sh "$@" | grep -x succeeded >/dev/null
}

# podman-compose 1.0.3 ends with 0 whatever has failed, a build among it.
case $compose in
  podman-compose*) engine=podman ;;
  *) engine=docker ;;
esac
if ! $engine image inspect "bowerbird:$RELEASE" >/dev/null 2>&1; then
  echo "There is no image bowerbird:$RELEASE. Build it first: $compose build site-1" >&2
  exit 1
fi

for site in site-1 site-2; do
  replace "$site"
  wait_until "$site is not ready after a minute. Its log says why: $compose logs $site" \
    succeeds "$site" node health-check.mjs ready
  # Until then the other site has to stay.
  wait_until "nginx does not find $site after a minute: $compose logs nginx" \
    succeeds nginx sh /etc/nginx/deploy/run-nginx.sh knows "$site"
  # nginx has been told, and now starts the processes that know it.
  sleep 1
done

# nginx reads deploy/nginx.conf of the release by itself.
wait_until "nginx does not take deploy/nginx.conf. Its log says why: $compose logs nginx" \
  succeeds nginx sh /etc/nginx/deploy/run-nginx.sh applied

# A port, an image and a folder belong to the container of nginx. As in compose.yaml. Read of its first process, because
# podman-compose 1.0.3 gives "exec" the values of now.
values="${HTTP_PORT:-80} ${HTTPS_PORT:-443} ${TLS_FOLDER:-no-tls} ${NGINX_INCLUDE_FOLDER:-no-includes}"
values="$values ${MIRROR_FOLDER:-no-mirror} ${NGINX_IMAGE:-nginx:1.28-alpine}"
if ! $compose exec -T nginx sh -c 'xargs -0 -n 1 </proc/1/environ' | grep -Fx "VALUES=$values" >/dev/null; then
  echo "The sites are of $RELEASE. nginx has its port, image and folders from before; another container, which interrupts for a" >&2
  echo "second, takes those of now: $compose up -d --no-build --no-deps nginx" >&2
  exit 1
fi
