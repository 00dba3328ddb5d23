/**
 * `npm run cluster`: two instances of the built site behind nginx, as `deploy/` describes, on this machine: Debian's
 * nginx with deploy/nginx.conf, in which only addresses and folders are replaced.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanUpAtExit } from '../clean-up.ts'
import { localEnvironment } from '../environment.ts'
import { freePorts } from '../free-ports.ts'
import { StartError } from '../http/listen.ts'
import { requireFreePort, serve, untilServing } from '../next.ts'
import { exitCode, startProcess } from '../processes.ts'
import { startStandIns } from '../stand-ins.ts'
import { runCommand } from '../start.ts'

const CONFIGURATION = join('deploy', 'nginx.conf')

/** @throws StartError that says how to install nginx */
function requireNginx(): void {
  if (spawnSync('nginx', ['-v']).status !== 0) {
    throw new StartError('nginx is not installed (Debian: "sudo apt-get install nginx-light").')
  }
}

/** Writes the configuration for this machine. @returns its path */
function writeConfiguration(folder: string, port: number, sites: readonly number[]): string {
  // nginx gives up root's rights, and has to enter the folder.
  chmodSync(folder, 0o755)
  const [first, second] = sites
  const text = readFileSync(CONFIGURATION, 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('site-1:3000', `127.0.0.1:${first}`)
    .replace('site-2:3000', `127.0.0.1:${second}`)
    .replace('/tmp/nginx.pid', join(folder, 'nginx.pid'))
    .replace('/var/cache/nginx', join(folder, 'pages'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, text)
  return file
}

await runCommand(async (site) => {
  requireNginx()
  await requireFreePort(site)
  const origin = `http://localhost:${site.port}`
  const env = { ...localEnvironment(process.env), NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL || origin }
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-cluster-'))
  cleanUpAtExit([folder])
  await startStandIns(env)
  const ports = await freePorts(2)
  // Before the sites, and so stopped after them: processes are stopped in reverse.
  const configuration = writeConfiguration(folder, site.port, ports)
  const nginx = startProcess('nginx', ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;'])
  for (const port of ports) {
    const instance = { ...site, port, host: '127.0.0.1' }
    serve(instance, { ...env, PORT: String(port) })
    if (!(await untilServing(`http://127.0.0.1:${port}/api/health`))) throw new StartError('The site did not start.')
  }
  console.log(
    `\n  ${origin}, from ${ports.map((port) => `http://127.0.0.1:${port}`).join(' and ')}\n\n  Ctrl-C stops everything.\n`,
  )
  return exitCode(nginx)
})
