/**
 * Runs the local Content Lake as a process: `node local/content-lake/main.ts --help`. It knows nothing of the site that
 * uses it: what is particular to one, such as the filter of its webhook, is an option.
 */
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { portFrom, runServer, StartError } from '../http/listen.ts'
import { startContentLake } from './server.ts'
import { receiverFrom } from './webhook/send.ts'

const USAGE = `node local/content-lake/main.ts [options]

  --port <number>           0 for any free one              LOCAL_LAKE_PORT, 3333
  --data <folder>           uses content-lake/ in it        LOCAL_DATA_DIR, .local
  --dataset <folder>        seeds an empty lake             LOCAL_LAKE_DATASET, none
  --ephemeral-type <type>   documents without history; may be repeated
  --webhook-url <url>       receiver of published changes   LOCAL_WEBHOOK_URL, none
  --webhook-filter <groq>, --webhook-projection <groq>      what it receives
  --help

The right column names the variable that applies without the option, and the default. The webhook is signed with
SANITY_WEBHOOK_SECRET.`

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        data: { type: 'string', default: process.env.LOCAL_DATA_DIR || '.local' },
        dataset: { type: 'string', default: process.env.LOCAL_LAKE_DATASET },
        'ephemeral-type': { type: 'string', multiple: true },
        'webhook-url': { type: 'string', default: process.env.LOCAL_WEBHOOK_URL },
        'webhook-filter': { type: 'string' },
        'webhook-projection': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

async function start() {
  const options = readOptions()
  if (options.help) {
    console.log(USAGE)
    return undefined
  }
  const { LOCAL_LAKE_PORT, SANITY_WEBHOOK_SECRET } = process.env
  const port =
    options.port === undefined
      ? portFrom('LOCAL_LAKE_PORT', LOCAL_LAKE_PORT, 3333)
      : portFrom('--port', options.port, 0)
  const receiver = receiverFrom(options['webhook-url'], SANITY_WEBHOOK_SECRET)
  const lake = await startContentLake({
    port,
    dataDir: options.data,
    seedDir: options.dataset || undefined,
    ephemeralTypes: options['ephemeral-type'],
    webhook: receiver && {
      ...receiver,
      filter: options['webhook-filter'],
      projection: options['webhook-projection'],
    },
  })
  if (lake.seed === 'edited' && options.dataset) {
    console.error(
      `The dataset in ${relative('', options.dataset)} has changed, but this lake has been edited, so it stays as it is. ` +
        `Delete ${join(options.data, 'content-lake')} to start from the dataset again.`,
    )
  }
  return lake
}

await runServer(start)
