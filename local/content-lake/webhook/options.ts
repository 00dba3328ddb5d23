/** Reads the webhook's URL and secret from the environment. */
import { isLoopbackHost } from '../../http/host-guard.ts'
import { StartError } from '../../http/listen.ts'
import type { Receiver } from './send.ts'

/**
 * @returns undefined when LOCAL_WEBHOOK_URL is not set
 * @throws StartError when it is not an http URL on this machine, or SANITY_WEBHOOK_SECRET is missing
 */
export function webhookFrom(environment: NodeJS.ProcessEnv): Receiver | undefined {
  const url = environment.LOCAL_WEBHOOK_URL?.trim()
  const secret = environment.SANITY_WEBHOOK_SECRET?.trim()
  if (!url) return undefined
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed?.protocol !== 'http:' || !isLoopbackHost(parsed.host) || parsed.username !== '') {
    throw new StartError(`LOCAL_WEBHOOK_URL must be an http address on this machine, not "${url}".`)
  }
  if (!secret) throw new StartError('LOCAL_WEBHOOK_URL is set, so SANITY_WEBHOOK_SECRET must be set as well.')
  return { url, secret }
}
