/** `content-lake exec <command> …`: runs a command of the project whose requests for Sanity's API go to a lake. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '../../server/listen.ts'
import type { LakeConnection } from '../connection.ts'
import { startGateway } from './gateway.ts'
import { API_DOMAINS, GATEWAY_PORT } from './hosts.ts'

/** The module that is preloaded, beside this one: as source or in the bundle. */
const PRELOADED = new URL(`./preload${extname(fileURLToPath(import.meta.url))}`, import.meta.url)

/**
 * Runs a command and passes its input and output through.
 * @param command with its arguments; it is found in `node_modules/.bin` of the folder and of those above
 * @returns its exit code; 128 and the number of the signal that ended it
 * @throws StartError when there is no such command
 */
export async function runCommand(command: readonly string[], lake: LakeConnection): Promise<number> {
  const [name, ...args] = command
  if (name === undefined) throw new StartError('exec needs a command, such as: content-lake exec sanity dataset list')
  const gateway = await startGateway(lake)
  try {
    return await run(name, args, { ...process.env, ...environmentFor(lake, gateway.port) })
  } finally {
    await gateway.close()
  }
}

/** What a command gets beside the variables of this process. */
function environmentFor(lake: LakeConnection, port: number): Record<string, string> {
  const { NODE_OPTIONS = '', NO_PROXY = process.env.no_proxy ?? '', PATH = '' } = process.env
  const withoutProxy = [...NO_PROXY.split(',').filter(Boolean), ...API_DOMAINS].join(',')
  return {
    [GATEWAY_PORT]: String(port),
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${PRELOADED.href}`.trim(),
    NO_PROXY: withoutProxy,
    no_proxy: withoutProxy,
    // The Node of this process: the preloaded module runs in it.
    PATH: [dirname(process.execPath), ...binFolders(process.cwd()), PATH].join(delimiter),
    SANITY_AUTH_TOKEN: lake.token,
    DO_NOT_TRACK: '1',
  }
}

/** `node_modules/.bin` of a folder and of all above it. */
export function binFolders(folder: string): string[] {
  const parent = dirname(folder)
  return [join(folder, 'node_modules', '.bin'), ...(parent === folder ? [] : binFolders(parent))]
}

/** @returns the exit code of a command, which has the terminal @throws StartError when there is no such command */
export function run(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { env, stdio: 'inherit', shell: process.platform === 'win32' })
    // The terminal sends Ctrl-C to both; a signal to this process alone is passed on.
    const pass = (signal: NodeJS.Signals) => void child.kill(signal)
    const ignore = () => undefined
    process.on('SIGTERM', pass)
    process.on('SIGINT', ignore)
    child.on('error', (error) => reject(new StartError(`The command ${name} cannot be run: ${error.message}`, error)))
    child.on('close', (code, signal) => {
      process.off('SIGTERM', pass)
      process.off('SIGINT', ignore)
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
    })
  })
}
