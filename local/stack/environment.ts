/** Builds the environment shared by the site and its stand-ins. */
import { LOCAL, readEnv } from '../../lib/env.ts'
import { localWebhookSecret } from './webhook-secret.ts'

/** Wildcard addresses, which cannot be connected to. */
const ANY_HOST = ['0.0.0.0', '::']

/** The host, in the notation of a URL, by which processes of this machine reach a server that listens on `host`. */
export function connectableHost(host: string): string {
  if (ANY_HOST.includes(host)) return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Adds the secret and target URL of the local lake's webhook. With a hosted lake nothing is added: its webhook is
 * configured in the project (docs/CONTENT.md).
 * @throws EnvError when a variable is invalid
 */
export function localEnvironment(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { sanity, host, port } = readEnv(source)
  if (sanity.localLakeUrl === null) return source
  return {
    ...source,
    SANITY_WEBHOOK_SECRET:
      source.SANITY_WEBHOOK_SECRET?.trim() || localWebhookSecret(source.LOCAL_DATA_DIR || LOCAL.dataDir),
    LOCAL_WEBHOOK_URL: source.LOCAL_WEBHOOK_URL || `http://${connectableHost(host)}:${port}/api/revalidate`,
  }
}
