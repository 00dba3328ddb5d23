/**
 * Runs the local Content Lake as a process. It knows nothing of the site that uses it: what is particular to one, such as
 * the filter of its webhook, is an option.
 */
import { portFrom, runServer } from '@bowerbird/local-server/listen'
import { HELP, readOptions, wantsHelp } from './options.ts'
import { type ContentLake, startContentLake } from './server.ts'
import { parseQueries } from './webhook/events.ts'
import { receiverFrom } from './webhook/send.ts'

async function start(options: ReturnType<typeof readOptions>): Promise<ContentLake> {
  const { LOCAL_LAKE_PORT, SANITY_WEBHOOK_SECRET } = process.env
  const port =
    options.port === undefined
      ? portFrom('LOCAL_LAKE_PORT', LOCAL_LAKE_PORT, 3333)
      : portFrom('--port', options.port, 0)
  const receiver = receiverFrom(options['webhook-url'], SANITY_WEBHOOK_SECRET)
  const lake = await startContentLake({
    port,
    dataDir: options.data,
    project: options.project,
    datasets: options.dataset,
    seed: options.seed || undefined,
    ephemeralTypes: options['ephemeral-type'],
    queryTimeoutMs: options['query-timeout'] * 1000,
    isStrict: options.strict,
    host: options.host,
    hasTls: options.tls,
    access: {
      hosts: options['allow-host'],
      origins: options['allow-origin'],
      tokens: options.auth ? options.token : undefined,
    },
    webhook: receiver && {
      ...receiver,
      ...parseQueries({ filter: options['webhook-filter'], projection: options['webhook-projection'] }),
    },
  })
  if (options.auth && options.token.length === 0) console.log(`token ${lake.tokens?.join()}`)
  return lake
}

if (wantsHelp()) console.log(HELP)
else await runServer(async () => start(readOptions()))
