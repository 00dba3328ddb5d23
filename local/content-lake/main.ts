/**
 * Runs the local Content Lake as a process; README.md lists its options. It knows nothing of the site that uses it: what
 * is particular to one, such as the filter of its webhook, is an option.
 */
import { parseArgs } from 'node:util'
import { portFrom, runServer, StartError } from '../http/listen.ts'
import { startContentLake } from './server.ts'
import { parseQueries } from './webhook/events.ts'
import { receiverFrom } from './webhook/send.ts'

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
      },
    }).values
  } catch (error) {
    throw new StartError(
      `${error instanceof Error ? error.message : error}\nlocal/content-lake/README.md lists the options.`,
    )
  }
}

async function start() {
  const options = readOptions()
  const { LOCAL_LAKE_PORT, SANITY_WEBHOOK_SECRET } = process.env
  const port =
    options.port === undefined
      ? portFrom('LOCAL_LAKE_PORT', LOCAL_LAKE_PORT, 3333)
      : portFrom('--port', options.port, 0)
  const receiver = receiverFrom(options['webhook-url'], SANITY_WEBHOOK_SECRET)
  return startContentLake({
    port,
    dataDir: options.data,
    seedDir: options.dataset || undefined,
    ephemeralTypes: options['ephemeral-type'],
    webhook: receiver && {
      ...receiver,
      ...parseQueries({ filter: options['webhook-filter'], projection: options['webhook-projection'] }),
    },
  })
}

await runServer(start)
