/** Validates where a webhook is sent. */
import { isLoopbackHost } from '../../http/host-guard.ts'
import { StartError } from '../../http/listen.ts'
import type { Receiver } from './send.ts'

/**
 * @returns undefined without a URL
 * @throws StartError when it is not an http URL on this machine, or the secret is missing
 */
export function receiverFrom(url: string | undefined, secret: string | undefined): Receiver | undefined {
  if (!url?.trim()) return undefined
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed?.protocol !== 'http:' || !isLoopbackHost(parsed.host) || parsed.username !== '') {
    throw new StartError(`The webhook's URL must be an http address on this machine, not "${url}".`)
  }
  if (!secret?.trim()) throw new StartError('A webhook needs the secret that signs it in SANITY_WEBHOOK_SECRET.')
  return { url, secret }
}
