/**
 * Podman with images, containers and networks of its own in one folder, without systemd and a registry. Debian's Podman; as
 * root, because containers of other users lack networks that reach each other.
 */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Podman = {
  folder: string
  env: NodeJS.ProcessEnv
  /** Output of a command. @throws with its errors */
  run(...args: string[]): string
  /** Like `run`, without an exception. */
  attempt(...args: string[]): SpawnSyncReturns<string>
  /** Ends and deletes everything. */
  remove(): void
}

/** crun refuses the mixed cgroups of some machines. */
const RUNTIME = 'runc'

/** Limits that a root without CAP_SYS_RESOURCE may set. */
const LIMITS = '["nofile=20000:20000", "nproc=20000:20000"]'

function configure(folder: string): NodeJS.ProcessEnv {
  const path = (name: string) => join(folder, name)
  for (const name of ['networks', 'tmp']) mkdirSync(path(name))
  const containers = `[containers]
default_ulimits = ${LIMITS}
log_driver = "k8s-file"
[engine]
runtime = "${RUNTIME}"
cgroup_manager = "cgroupfs"
events_logger = "file"
image_copy_tmp_dir = "${path('tmp')}"
[network]
network_backend = "netavark"
network_config_dir = "${path('networks')}"
`
  const storage = `[storage]
driver = "overlay"
graphroot = "${path('images')}"
runroot = "${path('run')}"
`
  writeFileSync(path('containers.conf'), containers)
  writeFileSync(path('storage.conf'), storage)
  writeFileSync(path('registries.conf'), 'unqualified-search-registries = ["docker.io"]\n')
  return {
    ...process.env,
    CONTAINERS_CONF: path('containers.conf'),
    CONTAINERS_STORAGE_CONF: path('storage.conf'),
    CONTAINERS_REGISTRIES_CONF: path('registries.conf'),
  }
}

export function createPodman(): Podman {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-containers-'))
  const env = configure(folder)
  const attempt = (...args: string[]) => spawnSync('podman', args, { env, encoding: 'utf8', maxBuffer: 2 ** 26 })
  function run(...args: string[]): string {
    const { status, stdout, stderr, error } = attempt(...args)
    if (status !== 0) throw new Error(`podman ${args.join(' ')}: ${error?.message ?? stderr}`)
    return stdout
  }
  function remove(): void {
    attempt('rm', '--all', '--force', '--time', '1')
    attempt('network', 'prune', '--force')
    attempt('volume', 'prune', '--force')
    attempt('image', 'rm', '--all', '--force')
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, env, run, attempt, remove }
}
