/** The certificate is of this host, trusted, and does not end soon. */
import { once } from 'node:events'
import { connect } from 'node:tls'
import { expectThat, Problem, type Site } from '../site.ts'

const DAY_MS = 86_400_000

/** Usual renewals happen a month before the end, so fewer days mean that they have failed for a while. */
const MIN_DAYS = 14

export async function checkCertificate({ options: { origin, signal } }: Site): Promise<string> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') return 'none, the site is reached by http'
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname })
  try {
    await once(socket, 'secureConnect', { signal }).catch((error: unknown) => {
      throw new Problem(error instanceof Error ? error.message : String(error))
    })
    const end = Date.parse(socket.getPeerCertificate().valid_to)
    const days = Math.floor((end - Date.now()) / DAY_MS)
    expectThat(days >= MIN_DAYS, `it ends in ${days} days`)
    return `ends in ${days} days`
  } finally {
    socket.destroy()
  }
}
