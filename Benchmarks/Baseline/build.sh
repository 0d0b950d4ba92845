#!/bin/sh
# Builds the C program that ShapeShift is measured against, as a library and as a command, into the
# folder named. Needs: apt-get install --no-install-recommends gcc pkg-config libcairo2-dev
# libpng-dev libspng-dev libdeflate-dev
set -eu
source=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
cd "$1"
flags="$(pkg-config --cflags --libs cairo libpng spng libdeflate zlib) -lm -lpthread"
# shellcheck disable=SC2086
gcc -O3 -w -fPIC -shared "$source/ssbench.c" "$source/vpng.c" -o libssbench.so $flags
# shellcheck disable=SC2086
gcc -O3 -w -DMAIN "$source/ssbench.c" "$source/vpng.c" -o ssbench $flags
gcc -O2 -Wall "$source/meter.c" -o meter
