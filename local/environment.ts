/** The environment that the site and its stand-ins share: what the caller set, and what ties the two together. */
import { LOCAL, readEnv } from '../lib/env.ts'
import { localWebhookSecret } from './webhook-secret.ts'

/** Addresses that mean "every address of this machine", which nothing can be sent to. */
const ANY_ADDRESS = ['0.0.0.0', '::']

/**
 * Adds the secret of the local lake's webhook and where it delivers to. With a hosted lake nothing is added: its webhook is set up in
 * the project (docs/CONTENT.md).
 * @throws EnvError when a value of the environment is wrong
 */
export function localEnvironment(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { sanity, host, port } = readEnv(source)
  if (sanity.localLakeUrl === null) return source
  const siteHost = ANY_ADDRESS.includes(host) ? '127.0.0.1' : host
  return {
    ...source,
    SANITY_WEBHOOK_SECRET:
      source.SANITY_WEBHOOK_SECRET?.trim() || localWebhookSecret(source.LOCAL_DATA_DIR || LOCAL.dataDir),
    LOCAL_WEBHOOK_URL: source.LOCAL_WEBHOOK_URL || `http://${siteHost}:${port}/api/revalidate`,
  }
}
