/** The end of a server's process on a signal, in a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

const DRAINING = pathToFileURL(resolve('lib/server/http/draining.ts'))

/** Longer than the time for which it goes on serving. */
const WORK_MS = 1500

/** Starts work, ends with the signal, and prints what happens. */
const SERVER = `
  import { setTimeout } from 'node:timers/promises'
  import { exitOnSignals, finishBeforeExit, isDraining } from '${DRAINING}'
  exitOnSignals(async () => console.log('closed'))
  const work = setTimeout(${WORK_MS}).then(() => console.log('stored'))
  finishBeforeExit(work.then(() => { throw new Error('The visitor has left') })).catch(() => {})
  process.kill(process.pid, process.argv[1])
  process.once(process.argv[1], () => console.log(isDraining() ? 'not ready' : 'ready'))
  setInterval(() => {}, 1000)
`

async function outputAfter(signal: string) {
  const server = spawn(process.execPath, ['--input-type=module', '--eval', SERVER, signal], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // One that does not end by itself.
    timeout: 15_000,
    killSignal: 'SIGKILL',
  })
  const [output, [code]] = await Promise.all([text(server.stdout), once(server, 'exit')])
  return { lines: output.trim().split('\n'), code }
}

test('SIGTERM: not ready at once, and the port closes after the last pending work, even when that fails', async () => {
  expect(await outputAfter('SIGTERM')).toEqual({ lines: ['not ready', 'stored', 'closed'], code: 143 })
})

test('SIGINT closes the port and ends without waiting', async () => {
  expect(await outputAfter('SIGINT')).toEqual({ lines: ['closed', 'ready'], code: 130 })
})
