#!/bin/sh
# Ends the build of an image with one line when it was not told what to build: the build would otherwise start the stand-ins,
# and make an image of the demo.
missing=""
for name in API_BASE_URL NEXT_PUBLIC_SITE_URL NEXT_PUBLIC_SANITY_PROJECT_ID; do
  eval "value=\${$name:-}"
  [ -n "$value" ] || missing="$missing $name"
done
[ -z "$missing" ] && exit 0
echo "The build needs values for:$missing (docker build --build-arg NAME=value, or the environment of docker compose)." >&2
exit 1
