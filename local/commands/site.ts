/**
 * `npm run site` after the install: starts the stand-ins, builds, serves, and says where everything is.
 */
import type { ChildProcess } from 'node:child_process'
import { build, requireFreePort, serve } from '../next.ts'
import { exitCode } from '../processes.ts'
import { startStandIns } from '../stand-ins.ts'
import { runCommand } from '../start.ts'
import { countdown } from './countdown.mjs'

/** What a build takes on a machine with two cores, in seconds; only for the words on the screen. */
const BUILD_SECONDS = 90
const STEPS = 3

function step(number: number, what: string): void {
  console.log(`[${number}/${STEPS}] ${what}`)
}

/** Collects what a quiet child printed, to show only when it fails. */
function collect(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  return () => output
}

async function waitUntilServing(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(5000) })).ok) return true
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}

await runCommand(async (site) => {
  await requireFreePort(site)
  step(1, 'Starting the content and the API on this machine (a few seconds) …')
  const standIns = await startStandIns(process.env)

  step(2, `Building the site (about ${BUILD_SECONDS} seconds) …`)
  const stopCountdown = countdown(BUILD_SECONDS)
  const building = build(process.env, 'pipe')
  const output = collect(building)
  const built = await exitCode(building)
  stopCountdown()
  if (built !== 0) {
    console.error(`${output()}\nThe build failed; the lines above say why.`)
    return built
  }

  step(3, 'Serving …')
  const address = `http://localhost:${site.port}`
  const server = serve(site, process.env, 'pipe')
  server.stderr?.pipe(process.stderr)
  server.stdout?.resume()
  if (!(await waitUntilServing(`http://${site.host}:${site.port}/api/health`, server))) {
    console.error('The site did not start.')
    return 1
  }
  const rows = [['Site', address], ...standIns.map(({ name, origin }) => [name, origin])]
  console.log(
    `\n${rows.map(([name = '', origin]) => `  ${name.padEnd(14)}${origin}`).join('\n')}\n\n  Ctrl-C stops everything.\n`,
  )
  return exitCode(server)
})
