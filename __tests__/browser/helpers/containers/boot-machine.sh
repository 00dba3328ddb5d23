#!/bin/sh
# Starts systemd in the namespaces that machines.ts has made. Arguments: the root of the machine, its name, the folder of the
# stand-ins' sockets.
set -e
root=$1
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t overlay overlay -o "lowerdir=/usr,upperdir=$root/programs,workdir=$root/programs.work" "$root/usr"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
for name in run tmp; do mount -t tmpfs tmpfs "$root/$name"; done
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null:3 zero:5 full:7 random:8 urandom:9; do
  mknod -m 666 "$root/dev/${device%:*}" c 1 "${device#*:}"
done
mknod -m 666 "$root/dev/tty" c 5 0
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
mount -t tmpfs tmpfs "$root/dev/shm"
mount --bind "$3" "$root/stand-ins"
hostname "$2"
cd "$root"
pivot_root . host
cd /
umount -l /host
# As systemd wants to be told that it is in a container, where there is no hardware.
exec env -i container=lxc PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd >/console.log 2>&1
