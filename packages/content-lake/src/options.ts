/** Options of the command `content-lake`, each with the environment variable that it goes before. */
import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import { StartError } from '../server/listen.ts'
import { DEFAULT_PROJECT, isDatasetName } from './dataset.ts'

/** Rows of the help: option, value, meaning, and what holds without it. */
const ROWS = [
  ['--port', '<number>', 'port on 127.0.0.1; 0 takes any free one', 'CONTENT_LAKE_PORT, or 3333'],
  ['--data', '<folder>', 'data folder; it uses content-lake/ in it', 'CONTENT_LAKE_DATA, or .local'],
  ['--project', '<id>', 'id of its project', DEFAULT_PROJECT],
  ['--dataset', '<name>', 'dataset to create where it does not exist; may be repeated', 'production'],
  ['--seed', '<path>', 'file.ndjson, export.tar.gz or folder that fills a new dataset', 'CONTENT_LAKE_SEED, or none'],
  ['--query-timeout', '<seconds>', 'longest evaluation of a query', '60'],
  ['--strict', '', 'refuses what the lake does not do, such as unknown options', 'it is said once in the log'],
  ['--auth', '', 'needs a token for more than reading what is published', 'every local program may do everything'],
  ['--token', '<token>', 'with --auth: an accepted token; may be repeated', 'CONTENT_LAKE_TOKENS, or one is made'],
  ['--host', '<IP address>', 'where it listens; 0.0.0.0 is everywhere', '127.0.0.1'],
  ['--allow-host', '<name>', 'further name of this machine in URLs; may be repeated', 'names of loopback'],
  ['--allow-origin', '<origin>', 'further page that may use it; may be repeated', 'pages of this machine'],
  ['--tls', '', 'https, with a certificate of its own that openssl makes', 'http'],
  ['--webhook-url', '<URL>', 'receiver of published changes', 'CONTENT_LAKE_WEBHOOK_URL, or no webhook'],
  ['--webhook-filter', '<GROQ>', 'which documents it is told of', 'all published documents'],
  ['--webhook-projection', '<GROQ>', 'what it is told of them', 'the whole document'],
  ['--ephemeral-type', '<type>', 'type of documents without history; may be repeated', 'every document has one'],
  ['--hints', '', 'prints what a project sets to use the lake', 'in a terminal only'],
  ['--faults', '', 'responds to PUT /faults, for tests of clients', 'there are no faults'],
  ['--clock', '', 'responds to PUT /clock, which sets its time for tests', 'it has the time of the machine'],
  ['--exit-with-parent', '', 'ends when the process that has started it ends', 'when npx has started it'],
  ['--version', '', 'prints its version, and ends', ''],
  ['--help', '', 'prints this', ''],
] as const

/** After one of these a word is its value, whatever it says: `--dataset snapshot`. */
const VALUED_OPTIONS = new Set<string>(ROWS.flatMap(([option, value]) => (value === '' ? [] : option)))

const WIDTH = Math.max(...ROWS.map(([option, value]) => option.length + value.length + 1))

/** What `--help` prints. */
export const HELP = [
  'content-lake: a local Content Lake, which @sanity/client and the Studio talk to as to the hosted one.',
  '',
  'Usage: content-lake [options]',
  '       content-lake [options] exec <command> …          runs a command, such as sanity, whose requests for the API of Sanity go to the lake',
  '       content-lake [options] doctor                    says what is wrong with this machine, the project and the lake',
  '       content-lake [options] pull [<dataset>]          exports a hosted dataset, with which a new lake begins',
  '       content-lake [options] snapshot save <name>      saves all documents under a name',
  '       content-lake [options] snapshot restore <name>   puts all documents back to what was saved',
  '       content-lake [options] reset                     puts all documents back to the seed',
  '',
  ...ROWS.map(([option, value, meaning, fallback]) => {
    const left = `${option} ${value}`.padEnd(WIDTH)
    return `  ${left}  ${meaning}${fallback && ` (without it: ${fallback})`}`
  }),
  '',
  'SANITY_WEBHOOK_SECRET signs the webhook, which needs it. Prints "ready <URL>" once it responds, and ends on SIGTERM.',
  'exec, snapshot and reset use the lake that runs on the data folder, or start one for themselves.',
].join('\n')

const COMMANDS = ['exec', 'doctor', 'pull', 'snapshot', 'reset'] as const

export type Command = (typeof COMMANDS)[number]

function isCommand(argument: string): argument is Command {
  return COMMANDS.some((name) => name === argument)
}

/** The options of the lake, which stand before a command, the command, if there is one, and its own arguments. */
export function splitArguments(all: readonly string[] = process.argv.slice(2)): {
  own: string[]
  command?: Command
  rest: string[]
} {
  const index = all.findIndex((argument, at) => isCommand(argument) && !VALUED_OPTIONS.has(all[at - 1] ?? ''))
  const command = all[index]
  if (command === undefined || !isCommand(command)) return { own: [...all], rest: [] }
  return { own: all.slice(0, index), command, rest: all.slice(index + 1) }
}

/** Whether the process only prints its help. */
export function wantsHelp(args: readonly string[]): boolean {
  return args.some((argument) => argument === '--help' || argument === '-h')
}

/** Whether the process only prints its version. */
export function wantsVersion(args: readonly string[]): boolean {
  return args.some((argument) => argument === '--version' || argument === '-v')
}

/**
 * The options of the process.
 * @throws StartError when one is unknown, lacks its value or has an invalid one
 */
export function readOptions(args: readonly string[]) {
  const values = parse(args)
  const timeout = Number(values['query-timeout'])
  if (!(timeout > 0 && timeout <= 3600)) throw invalid('--query-timeout must be a number of seconds up to 3600')
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(values.project)) {
    throw invalid(`--project must be a project id: lower-case letters, digits and dashes, not "${values.project}"`)
  }
  if (isIP(values.host) === 0) throw invalid(`--host must be an IP address, not "${values.host}"`)
  for (const name of values.dataset ?? []) {
    if (!isDatasetName(name)) {
      throw invalid(`--dataset must be the name of a dataset, not "${name}"; --seed fills one from a folder or file`)
    }
  }
  return { ...values, 'query-timeout': timeout }
}

/** What `snapshot` is to do, and with which. @throws StartError when it is incomplete, or there are other words */
export function readSnapshotArguments([action, name, ...more]: readonly string[]) {
  if ((action !== 'save' && action !== 'restore') || name === undefined) {
    throw invalid('snapshot must be followed by save or restore, and a name')
  }
  expectNoArguments(more)
  return { action, name } as const
}

/** @throws StartError when there is a word that a command does not know */
export function expectNoArguments([extra]: readonly string[]): void {
  if (extra !== undefined) throw invalid(`"${extra}" is not understood`)
}

/** The items of a comma-separated variable. */
function listOf(value = ''): string[] {
  return value.split(',').flatMap((item) => item.trim() || [])
}

function invalid(message: string): StartError {
  return new StartError(`${message}.\ncontent-lake --help lists the options.`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      // --no-hints
      allowNegative: true,
      options: {
        port: { type: 'string' },
        data: { type: 'string', default: process.env.CONTENT_LAKE_DATA || '.local' },
        project: { type: 'string', default: DEFAULT_PROJECT },
        dataset: { type: 'string', multiple: true },
        seed: { type: 'string', default: process.env.CONTENT_LAKE_SEED },
        'query-timeout': { type: 'string', default: '60' },
        auth: { type: 'boolean', default: false },
        token: { type: 'string', multiple: true, default: listOf(process.env.CONTENT_LAKE_TOKENS) },
        host: { type: 'string', default: '127.0.0.1' },
        'allow-host': { type: 'string', multiple: true },
        'allow-origin': { type: 'string', multiple: true },
        tls: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        'ephemeral-type': { type: 'string', multiple: true },
        'webhook-url': { type: 'string', default: process.env.CONTENT_LAKE_WEBHOOK_URL },
        'webhook-filter': { type: 'string' },
        'webhook-projection': { type: 'string' },
        hints: { type: 'boolean', default: process.stdout.isTTY === true },
        faults: { type: 'boolean', default: false },
        clock: { type: 'boolean', default: false },
        // npx passes a signal on to its shell only.
        'exit-with-parent': { type: 'boolean', default: process.env.npm_lifecycle_event === 'npx' },
      },
    }).values
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error))
  }
}
