/**
 * Starts the stand-ins of the external API and the Content Lake, unless the environment points to hosted ones.
 *
 * A stand-in that already runs on its port (from another terminal) is reused.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { BROKEN_LINKS } from '../../lib/broken-links/document.ts'
import { HELD_ENQUIRIES } from '../../lib/enquiry/held-document.ts'
import { LOCAL, neededStandIns, readPort } from '../../lib/env.ts'
import { WEBHOOK_FILTER, WEBHOOK_PROJECTION } from '../../lib/revalidation/server/webhook.ts'
import { CommandError } from '../processes/command.mjs'
import { type SupervisedProcess, startNode, supervise } from '../processes/processes.ts'
import { DEMO_CONTENT } from './demo-content.ts'

type StandIn = {
  name: string
  service: string
  command: readonly string[]
  port: number
  /** The variable that sets its port. */
  variable: string
  /** Further variables of its process. */
  env?: Record<string, string | undefined>
}

/** `member` is null when another command has started it. */
export type RunningStandIn = { name: string; origin: string; member: SupervisedProcess | null }

/** What the lake has to know of this site. */
function lakeOptions(source: NodeJS.ProcessEnv): string[] {
  return [
    ...['--port', String(readPort(source, 'LOCAL_LAKE_PORT', LOCAL.lakePort))],
    ...['--data', source.LOCAL_DATA_DIR || LOCAL.dataDir],
    ...['--seed', source.LOCAL_LAKE_DATASET || DEMO_CONTENT],
    ...(source.LOCAL_WEBHOOK_URL ? ['--webhook-url', source.LOCAL_WEBHOOK_URL] : []),
    ...['--webhook-filter', WEBHOOK_FILTER, '--webhook-projection', WEBHOOK_PROJECTION],
    ...['--ephemeral-type', BROKEN_LINKS, '--ephemeral-type', HELD_ENQUIRIES],
    // Whoever gives it tokens wants them to be needed.
    ...(source.LOCAL_LAKE_TOKENS ? ['--auth'] : []),
  ]
}

function contentLake(source: NodeJS.ProcessEnv): StandIn {
  return {
    name: 'Content Lake',
    service: 'local-content-lake',
    command: ['packages/content-lake/bin/content-lake.mjs', ...lakeOptions(source)],
    port: readPort(source, 'LOCAL_LAKE_PORT', LOCAL.lakePort),
    variable: 'LOCAL_LAKE_PORT',
    // As options they would be in the list of processes.
    env: { CONTENT_LAKE_TOKENS: source.LOCAL_LAKE_TOKENS },
  }
}

/** The stand-ins that this environment needs. */
function standIns(source: NodeJS.ProcessEnv): StandIn[] {
  const needed = neededStandIns(source)
  const api = {
    name: 'API',
    service: 'bowerbird-local-api',
    command: ['local/api/main.ts'],
    port: readPort(source, 'LOCAL_API_PORT', LOCAL.apiPort),
    variable: 'LOCAL_API_PORT',
  }
  return [...(needed.lake ? [contentLake(source)] : []), ...(needed.api ? [api] : [])]
}

/** How long a busy stand-in may take to answer, in milliseconds. Where nothing listens, the answer comes at once. */
const MAX_HEALTH_WAIT = 15_000

async function isRunning({ service, port }: StandIn): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(MAX_HEALTH_WAIT) })
    return (await response.text()).includes(service)
  } catch {
    return false
  }
}

/** Starts a stand-in's process. @throws CommandError when it exits before it is ready */
async function spawnStandIn(standIn: StandIn, source: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const { name, command, port, variable, env } = standIn
  const child = startNode(command, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env: { ...source, ...env } })
  if (!child.stdout) throw new CommandError(`The local ${name} has no output`)
  const lines = createInterface({ input: child.stdout })
  const ready = (async () => {
    for await (const line of lines) if (line.startsWith('ready ')) return true
    return false
  })()
  const isReady = await Promise.race([ready, once(child, 'exit').then(() => false)])
  if (!isReady)
    throw new CommandError(`The local ${name} did not start on port ${port} (${variable}); the line above says why.`)
  // Drains the pipe, since the output is not read further.
  child.stdout.resume()
  return child
}

async function start(standIn: StandIn, source: NodeJS.ProcessEnv): Promise<RunningStandIn> {
  const { name, port } = standIn
  const origin = `http://127.0.0.1:${port}`
  if (await isRunning(standIn)) return { name, origin, member: null }
  return { name, origin, member: await supervise(`The local ${name}`, () => spawnStandIn(standIn, source)) }
}

/** Starts the required stand-ins in parallel. @throws CommandError with a one-line message */
export async function startStandIns(source: NodeJS.ProcessEnv): Promise<RunningStandIn[]> {
  return Promise.all(standIns(source).map((standIn) => start(standIn, source)))
}

/** Starts the local Content Lake alone. @throws CommandError with a one-line message */
export function startLake(source: NodeJS.ProcessEnv): Promise<RunningStandIn> {
  return start(contentLake(source), source)
}
