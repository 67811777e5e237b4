#!/usr/bin/env bash
# Makes a container (LXC, unprivileged, Debian) with Sunporch, of the tarball of a release. As root on a Proxmox VE host:
#   bash sunporch.sh sunporch-VERSION-linux-x64.tar.gz
# These may be set before: STORAGE (local-lvm), DISK in GB (32), MEMORY in MB (1024), BRIDGE (vmbr0), PUBLIC_URL.
set -euo pipefail

tarball=${1:-}
storage=${STORAGE:-local-lvm}
[ -f "$tarball" ] || { echo "Say the tarball of a release: bash $0 sunporch-VERSION-linux-x64.tar.gz" >&2; exit 1; }
command -v pct >/dev/null || { echo "There is no pct: run it on a Proxmox VE host, as root." >&2; exit 1; }

pveam update >/dev/null
template=$(pveam available --section system | awk '$2 ~ /^debian-13-standard/ { name = $2 } END { print name }')
[ -n "$template" ] || { echo "Proxmox offers no template of Debian 13." >&2; exit 1; }
pveam list local | grep "$template" >/dev/null || pveam download local "$template"

id=$(pvesh get /cluster/nextid)
# Nesting lets systemd give the service a view of its own of the files.
pct create "$id" "local:vztmpl/$template" --hostname sunporch --unprivileged 1 --features nesting=1 --onboot 1 \
  --cores 2 --memory "${MEMORY:-1024}" --swap 512 --rootfs "$storage:${DISK:-32}" \
  --net0 "name=eth0,bridge=${BRIDGE:-vmbr0},ip=dhcp"
pct start "$id"
pct push "$id" "$tarball" /root/sunporch.tar.gz

pct exec "$id" -- env PUBLIC_URL="${PUBLIC_URL:-}" bash -s <<'INSIDE'
set -euo pipefail
for _ in $(seq 60); do getent hosts nodejs.org >/dev/null && break; sleep 1; done
export DEBIAN_FRONTEND=noninteractive
apt-get -qq update
apt-get -qq install -y ca-certificates curl libatomic1 xz-utils >/dev/null

# Node.js 26, by the checksum that its makers publish.
cd /root
from=https://nodejs.org/dist/latest-v26.x
case $(dpkg --print-architecture) in amd64) cpu=x64 ;; *) cpu=arm64 ;; esac
curl -fsSO "$from/SHASUMS256.txt"
file=$(awk -v end="linux-$cpu.tar.xz" 'index($2, end) { print $2 }' SHASUMS256.txt)
curl -fsSO "$from/$file"
grep " $file\$" SHASUMS256.txt | sha256sum --check --quiet
tar -C /usr/local --strip-components=1 --no-same-owner -xJf "$file"
rm "$file" SHASUMS256.txt

useradd --system --home-dir /var/lib/sunporch --shell /usr/sbin/nologin sunporch
mkdir /opt/sunporch
tar -C /opt/sunporch --strip-components=1 --no-same-owner -xzf sunporch.tar.gz
rm sunporch.tar.gz
(umask 077 && echo "PUBLIC_URL=${PUBLIC_URL:-http://$(hostname -I | cut -d' ' -f1):3000}" >/etc/sunporch.env)
cp /opt/sunporch/sunporch.service /etc/systemd/system/
systemctl enable --now sunporch
INSIDE

echo "Container $id runs Sunporch: $(pct exec "$id" -- sed -n 's/^PUBLIC_URL=//p' /etc/sunporch.env)"
echo "Open it, and make the first account at once: whoever comes first makes it."
