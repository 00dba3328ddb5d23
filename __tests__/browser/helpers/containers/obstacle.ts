/**
 * Whether this machine starts containers as deploy/ needs them, found out with a container that has nothing of the project:
 * what fails here is the machine's, what fails later is ours.
 */

import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { freePorts } from '../../../../local/processes/free-ports.ts'
import { CONTAINERS, missingPackages } from '../../../../local/system-packages/debian-packages.ts'
import { importProbe, PROBE } from './base-images.ts'
import type { Podman } from './podman.ts'

const NETWORK = 'probe'

/** Why no program can start them here; null when one could. */
export function unsuitableMachine(): string | null {
  if (process.platform !== 'linux') return 'containers need Linux'
  return process.getuid?.() === 0 ? null : 'containers that reach each other need root'
}

/** The line that installs what is missing; null when all is there. */
export function missingPrograms(): string | null {
  const missing = missingPackages(CONTAINERS)
  return missing.length > 0 ? `apt-get install ${missing.join(' ')}` : null
}

/** Starts a container with the restrictions of compose.yaml, and reaches it by its name and by a port of this machine. */
async function probe(podman: Podman): Promise<void> {
  const [port = 0] = await freePorts(1)
  importProbe(podman)
  podman.run('network', 'create', NETWORK)
  const restrictions = ['--read-only', '--cap-drop', 'all', '--security-opt', 'no-new-privileges', '--tmpfs', '/www']
  const options = ['--network', NETWORK, '--name', 'probe-server', '-p', `127.0.0.1:${port}:8080`]
  const command = ['sh', '-c', 'echo served > /www/index.html; exec httpd -f -p 8080 -h /www']
  podman.run('run', '--detach', ...restrictions, ...options, PROBE, ...command)
  await waitFor(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    return response?.ok === true
  })
  podman.run('run', '--rm', '--network', NETWORK, PROBE, 'wget', '-q', '-O', '-', 'http://probe-server:8080/')
  podman.run('rm', '--force', '--time', '0', 'probe-server')
  podman.run('network', 'rm', NETWORK)
}

/** Why this machine starts no container; null when it does. */
export async function obstacle(podman: Podman): Promise<string | null> {
  try {
    await probe(podman)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
