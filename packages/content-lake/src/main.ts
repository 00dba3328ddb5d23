/**
 * The command `content-lake`: runs the local Content Lake as a process, or does something with one and ends. It knows nothing
 * of the site that uses it: what is particular to one, such as the filter of its webhook, is an option.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { portFrom, runServer, StartError } from '../server/listen.ts'
import { requestLake, withLake } from './connection.ts'
import { DEFAULT_DATASET, isRecord } from './dataset.ts'
import { examine } from './doctor.ts'
import { pull, pulledFile } from './exec/pull.ts'
import { runCommand } from './exec/run.ts'
import { hintsFor } from './hints.ts'
import {
  expectNoArguments,
  HELP,
  readOptions,
  readSnapshotArguments,
  splitArguments,
  wantsHelp,
  wantsVersion,
} from './options.ts'
import { type ContentLake, type ContentLakeOptions, startContentLake } from './server.ts'
import { receiverFrom } from './webhook/send.ts'

/** How often it is checked that the parent is there, in milliseconds. */
const PARENT_CHECK_MS = 500

type Options = ReturnType<typeof readOptions>

/** How a lake is started, wherever it is to listen. */
function lakeOptions(options: Options): Omit<ContentLakeOptions, 'port'> {
  const receiver = receiverFrom(options['webhook-url'], process.env.SANITY_WEBHOOK_SECRET)
  return {
    dataDir: options.data,
    project: options.project,
    datasets: options.dataset,
    seed: seedIn(options),
    ephemeralTypes: options['ephemeral-type'],
    queryTimeoutMs: options['query-timeout'] * 1000,
    isStrict: options.strict,
    hasFaults: options.faults,
    hasClock: options.clock,
    host: options.host,
    hasTls: options.tls,
    access: {
      hosts: options['allow-host'],
      origins: options['allow-origin'],
      tokens: options.auth ? options.token : undefined,
    },
    webhook: receiver && {
      ...receiver,
      filter: options['webhook-filter'],
      projection: options['webhook-projection'],
    },
  }
}

function portOf({ port }: Options): number {
  if (port === undefined) return portFrom('CONTENT_LAKE_PORT', process.env.CONTENT_LAKE_PORT, 3333)
  return portFrom('--port', port, 0)
}

/** What a new first dataset begins with: what is named, else what has been pulled for it. */
function seedIn({ seed, data, dataset }: Options): string | undefined {
  const file = pulledFile(data, dataset?.[0] ?? DEFAULT_DATASET)
  return seed || (existsSync(file) ? file : undefined)
}

async function start(options: Options): Promise<ContentLake> {
  const port = portOf(options)
  const lake = await startContentLake({ ...lakeOptions(options), port })
  if (options.auth && options.token.length === 0) console.log(`token ${lake.tokens?.join()}`)
  if (options.hints) {
    const [dataset = DEFAULT_DATASET] = options.dataset ?? []
    console.log(`${hintsFor(process.cwd(), { ...lake, dataset })}\n`)
  }
  return lake
}

/** Saves all documents, or replaces them. @returns the line that says so */
function replace(options: Options, method: 'POST' | 'PUT', path: string, done: string): Promise<string> {
  return withLake(lakeOptions(options), options.token, async (lake) => {
    const result = await requestLake(lake, method, path)
    const datasets = isRecord(result) && Array.isArray(result.datasets) ? result.datasets.join(', ') : ''
    return `${done} ${datasets}`
  })
}

function snapshot(options: Options, args: readonly string[]): Promise<string> {
  const { action, name } = readSnapshotArguments(args)
  const path = `/snapshots/${encodeURIComponent(name)}`
  if (action === 'save') return replace(options, 'PUT', path, `saved ${name}:`)
  return replace(options, 'POST', `${path}/restore`, `restored ${name}:`)
}

function reset(options: Options, args: readonly string[]): Promise<string> {
  expectNoArguments(args)
  return replace(options, 'POST', '/reset', 'reset')
}

/** The version of the package, whose manifest is in the folder above, as source and in the bundle. */
function versionIn(folder: string): unknown {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8'))
  return isRecord(manifest) ? manifest.version : undefined
}

/** Closes the lake once this process has another parent: the system gives it one when its own has ended. */
function endWithParent(): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  timer.unref()
}

/** Ends the process with the result of a command, or with one line that says why there is none. */
async function end(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}

const { own, command, rest } = splitArguments()
if (wantsHelp(own)) console.log(HELP)
else if (wantsVersion(own)) console.log(versionIn(import.meta.dirname))
else if (command === 'exec') {
  await end(async () => {
    const options = readOptions(own)
    return withLake(lakeOptions(options), options.token, (lake) => runCommand(rest, lake))
  })
} else if (command === 'doctor') {
  await end(async () => {
    const options = readOptions([...own, ...rest])
    return examine({ ...options, port: portOf(options), folder: process.cwd(), seed: seedIn(options) })
  })
} else if (command === 'pull') {
  await end(async () => {
    const options = readOptions(own)
    return pull(options.data, rest)
  })
} else if (command === 'snapshot' || command === 'reset') {
  await end(async () => {
    console.log(await (command === 'snapshot' ? snapshot : reset)(readOptions(own), rest))
    return 0
  })
} else {
  await runServer(async () => {
    const options = readOptions(own)
    if (options['exit-with-parent']) endWithParent()
    return start(options)
  })
}
