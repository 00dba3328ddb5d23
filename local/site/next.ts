/**
 * Runs `next build`, the site's server and `next dev`. Builds are made with webpack: Turbopack puts an inline script into every
 * page, which the Content-Security-Policy of a build forbids. Development uses Turbopack, which takes a third of the time
 * (docs/decisions/0001-webpack-not-turbopack.md).
 */

import type { ChildProcess } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SiteEnv } from '../../lib/env.ts'
import { CommandError } from '../processes/command.mjs'
import { startNode } from '../processes/processes.ts'

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next')

/** Folder of the build of this environment. */
export function buildFolder(source: NodeJS.ProcessEnv): string {
  return source.NEXT_DIST_DIR || '.next'
}

/** How long a server may take to finish its work, in milliseconds: a little more than its own limit (lib/startup). */
const STOP_TIMEOUT_MS = 25_000

/** Ends the server when the command that started it has been killed. */
const EXIT_WITH_PARENT = ['--import', new URL('../processes/exit-with-parent.mjs', import.meta.url).href]

/** Environment of every Next process: no telemetry and no other outgoing requests. */
function nextEnv(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...source, NEXT_TELEMETRY_DISABLED: '1' }
}

/** @throws CommandError when the site's own port is taken */
export async function requireFreePort({ port, host }: SiteEnv): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code})`
      reject(new CommandError(`Site: port ${port} ${reason}. Set PORT to a free port.`))
    })
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}

/** Puts the site's own server (server.js) in place of the one that Next writes into its standalone output. */
function completeStandalone(source: NodeJS.ProcessEnv): void {
  if (source.NEXT_OUTPUT === 'standalone') cpSync('server.js', join(buildFolder(source), 'standalone', 'server.js'))
}

/** `next build`; whoever waits for its exit finds the standalone output, if one is wanted, complete. */
export function build(source: NodeJS.ProcessEnv, stdio: 'inherit' | 'pipe' = 'inherit'): ChildProcess {
  const env = nextEnv({ ...source, NODE_ENV: 'production' })
  const child = startNode([NEXT, 'build', '--webpack'], { stdio, env })
  child.once('exit', (code) => code === 0 && completeStandalone(source))
  return child
}

/** Copies a build without its cache and its standalone output, in place of an earlier copy. */
export function copyBuild(from: string, to: string): void {
  const left = ['cache', 'standalone'].map((name) => join(from, name))
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, filter: (path) => !left.includes(path) })
}

/**
 * The site's server (server.js) with an existing build; with "pipe" what nobody reads is dropped.
 * @throws CommandError when there is no build
 */
export function serve(site: SiteEnv, source: NodeJS.ProcessEnv, stdio: 'inherit' | 'pipe' = 'inherit'): ChildProcess {
  if (!existsSync(join(buildFolder(source), 'BUILD_ID'))) {
    throw new CommandError(`There is no build in ${buildFolder(source)}. Run "npm run build" first.`)
  }
  const child = startNode(
    [...EXIT_WITH_PARENT, 'server.js'],
    {
      stdio: [stdio, stdio, stdio, 'ipc'],
      env: nextEnv({ ...source, PORT: String(site.port), HOST: site.host, NODE_ENV: 'production' }),
    },
    STOP_TIMEOUT_MS,
  )
  child.stdout?.resume()
  child.stderr?.resume()
  return child
}

/** `next dev`. */
export function develop(site: SiteEnv, source: NodeJS.ProcessEnv): ChildProcess {
  return startNode([NEXT, 'dev', '--turbopack', '-p', String(site.port), '-H', site.host], {
    env: nextEnv({ ...source, NODE_ENV: 'development' }),
  })
}

/**
 * Waits until a started server responds with 2xx.
 * @throws CommandError when its process ends, or nothing responds within 60 seconds
 */
export async function untilServing(url: string, server?: ChildProcess): Promise<void> {
  const hasEnded = () => server && (server.exitCode !== null || server.signalCode !== null)
  for (const deadline = Date.now() + 60_000; !hasEnded() && Date.now() < deadline; ) {
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(5000) })).ok) return
    } catch {
      // Not listening yet.
    }
    await pause(100)
  }
  throw new CommandError(`Nothing responds at ${url}`)
}
