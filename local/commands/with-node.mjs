/**
 * Runs a script of the project on the project's own Node, after installing the packages if needed:
 * `node local/commands/with-node.mjs <script> [arguments]`.
 *
 * Plain JavaScript without dependencies: it works on a fresh clone, on whatever Node the machine has.
 */
import { spawn } from 'node:child_process'
import process from 'node:process'
import { ensureInstall, nodeBinary } from './ensure-install.mjs'

await ensureInstall()
const child = spawn(nodeBinary(), process.argv.slice(2), { stdio: 'inherit' })
// Ctrl-C also reaches the child; this process only waits until it has cleaned up.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
