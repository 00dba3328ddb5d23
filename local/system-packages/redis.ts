/** Starts a Redis of this machine, for `npm run cluster` and the tests. */

import { type ChildProcess, spawnSync } from 'node:child_process'
import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { CommandError } from '../processes/command.mjs'
import { startProcess } from '../processes/processes.ts'

/**
 * What deploy/compose.yaml gives it: written to disk within a second, so that keys of enquiries outlive it, and bounded;
 * entries that have not been used for longest go first.
 */
const OPTIONS = ['--appendonly', 'yes', '--save', '', '--maxmemory', '256mb', '--maxmemory-policy', 'volatile-lru']

function responds(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'))
    socket.once('data', (data) => resolve(String(data).startsWith('+PONG')))
    socket.once('error', () => resolve(false))
    socket.once('data', () => socket.destroy())
  })
}

/** @throws CommandError that says how to install it */
export async function startRedis(port: number, folder: string): Promise<ChildProcess> {
  if (spawnSync('redis-server', ['-v']).status !== 0) {
    throw new CommandError('redis-server is not installed (Debian: "sudo apt-get install redis-server").')
  }
  const options = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder]
  const child = startProcess('redis-server', [...options, ...OPTIONS], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (const deadline = Date.now() + 10_000; !(await responds(port)); ) {
    if (Date.now() > deadline || child.exitCode !== null)
      throw new CommandError(`Redis does not start on port ${port}.`)
    await pause(20)
  }
  return child
}
