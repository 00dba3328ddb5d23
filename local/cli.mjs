/**
 * `node local/cli.mjs <name> [arguments]`: runs a command of cli.ts on the project's own Node, after installing the packages
 * if needed. Plain JavaScript without dependencies: it works on a fresh clone, on whatever Node the machine has.
 */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { ensureInstall, nodeBinary } from './dependencies/ensure-install.mjs'
import { execute } from './processes/command.mjs'

/** Commands that a deployed site has. */
const SERVING = ['start', 'enquiries']

/** Runs the command in a process of its own, which is stopped with this one. */
async function startCommand(args) {
  await ensureInstall(SERVING.includes(args[0]))
  // What Node has compiled once, it and the processes that it starts read from the disk: each starts in half the time.
  const env = { NODE_COMPILE_CACHE: resolve('node_modules', '.cache', 'node'), ...process.env }
  // Through the channel a command learns when this process has been killed.
  const child = spawn(nodeBinary(), [join('local', 'cli.ts'), ...args], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // Ctrl-C also reaches the child; this process only waits until it has cleaned up.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm ends its shell on SIGTERM and tells nobody else: this process then has another parent.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

const [name = '', ...given] = process.argv.slice(2)
// It mends the lockfile from which everything else is installed.
if (name === 'lock') process.exitCode = await execute(await import('./dependencies/lock.mjs'), given)
else await startCommand([name, ...given])
