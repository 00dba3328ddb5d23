/**
 * Runs a script of the project on the project's own Node, after installing the packages if needed:
 * `node local/commands/with-node.mjs <script> [arguments]`.
 *
 * Plain JavaScript without dependencies: it works on a fresh clone, on whatever Node the machine has.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import process from 'node:process'
import { ensureInstall, nodeBinary } from './ensure-install.mjs'

/** Commands that a deployed site has, as the start of their command line. */
const SERVING = ['local/run.ts start', 'local/commands/enquiries.ts']

const command = process.argv.slice(2).join(' ')
await ensureInstall(SERVING.some((start) => command.startsWith(start)))
// What Node has compiled once, it and the processes that it starts read from the disk: each starts in half the time.
const env = { NODE_COMPILE_CACHE: resolve('node_modules', '.cache', 'node'), ...process.env }
// Through the channel a command learns when this process has been killed.
const child = spawn(nodeBinary(), process.argv.slice(2), { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
// Ctrl-C also reaches the child; this process only waits until it has cleaned up.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm ends its shell on SIGTERM and tells nobody else: this process then has another parent.
const parent = process.ppid
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
