#!/bin/sh
# Runs nginx in its container, applies each change of nginx.conf and of the files that it reads (a new certificate), and tells it
# the addresses of the sites. By itself nginx looks them up once, when it starts, and does not start without them; a container
# that is replaced may get another address, and its old one may go to another service.
# ("resolve" of an upstream needs nginx 1.27.3; Debian has 1.22.)
set -u

given=${NGINX_CONFIGURATION:-/etc/nginx/deploy/nginx.conf}
folder=${NGINX_FOLDER:-/tmp}
written=$folder/nginx-with-addresses.conf
sites="site-1 site-2"
# Folders of the certificate and of further lines.
included=${NGINX_INCLUDED:-/etc/nginx/tls /etc/nginx/include}

# The IPv4 address of a name; nothing where there is none, which the name server has to say three times: while containers come
# and go it denies for a moment those that are there. When it does not respond, that is no news of the site, whose address is the
# one that nginx was told before.
address_of() {
  for attempt in 1 2 3; do
    [ "$attempt" = 1 ] || sleep 0.5
    response=$(nslookup "$1" 2>&1)
    found=$(echo "$response" | awk '/^Name:/ { found = 1 } found && /^Address/ { print $NF }' | grep -m 1 -E '^[0-9.]+$')
    [ -n "$found" ] && echo "$found" && return
  done
  if ! echo "$response" | grep -q NXDOMAIN; then
    sed -n "s/^ *server \([0-9.]*\):.* # $1$/\1/p" "$written" 2>/dev/null | head -n 1
  fi
}

# The configuration with addresses. A site that is not there is marked as down; nginx then serves what its caches have.
configuration() {
  commands=""
  for site in $sites; do
    address=$(address_of "$site")
    if [ -n "$address" ]; then
      commands="$commands;s/server $site:\(.*\)/server $address:\1 # $site/"
    else
      commands="$commands;s/server $site:\([0-9]*\)/server 127.0.0.1:\1 down/"
    fi
  done
  sed "$commands" "$given"
  # Another line when one of these files is another, so that nginx reads them again.
  for each in $included; do
    echo "# $each: $(cat "$each"/* 2>/dev/null | sha256sum)"
  done
}

# "knows site-1": whether nginx was told the address that the site has now.
if [ "${1:-}" = knows ]; then
  address=$(address_of "$2")
  [ -n "$address" ] && grep -q "server $address:.* # $2$" "$written"
  exit
fi

# "applied": whether nginx has the nginx.conf that is there now.
if [ "${1:-}" = applied ]; then
  configuration | cmp -s "$written" -
  exit
fi

# Lines of nginx's log name requests, whose queries may hold what a visitor typed.
without_queries() {
  while IFS= read -r line; do
    start=""
    while [ "$line" != "${line#*\?}" ]; do
      start="$start${line%%\?*}"
      query=${line#*\?}
      line=${query#"${query%%[ \"]*}"}
    done
    printf '%s\n' "$start$line"
  done
}
rm -f "$folder/nginx-log"
mkfifo "$folder/nginx-log"
without_queries <"$folder/nginx-log" >&2 &

configuration >"$written"
nginx -e stderr -c "$written" -g 'daemon off;' 2>"$folder/nginx-log" &
nginx=$!
trap 'kill -QUIT "$nginx"; wait "$nginx"; exit' QUIT TERM INT

# Until nginx ends. A reload interrupts no request.
while kill -0 "$nginx" 2>/dev/null; do
  sleep 1 &
  wait $!
  configuration >"$written.next"
  cmp -s "$written" "$written.next" && continue
  # Said once of each wrong configuration.
  cmp -s "$written.wrong" "$written.next" && continue
  if nginx -t -q -e stderr -c "$written.next"; then
    mv "$written.next" "$written"
    kill -HUP "$nginx"
  else
    echo "nginx.conf is wrong: nginx goes on with the configuration before" >&2
    mv "$written.next" "$written.wrong"
  fi
done
wait "$nginx"
