/**
 * How much is said in the samples of voices whose words are known, for visitors with a script: cards time it at the pace of
 * their voice.
 */
import type { IncomingMessage } from 'node:http'
import { etagOf, IGNORES_QUERY } from '@/lib/server/http/cache-key'
import { route, sharedCaching } from '@/lib/server/http/response/route'
import { spokenLengths } from '@/lib/voices/server/spoken-lengths'

/** Seconds in caches. */
const SHARED_MAX_AGE = 60

export default route({ methods: ['GET'] }, async (_: IncomingMessage) => {
  const body = await spokenLengths()
  return {
    headers: { 'Cache-Control': sharedCaching(SHARED_MAX_AGE), [IGNORES_QUERY[0]]: IGNORES_QUERY[1] },
    body,
    etag: etagOf(JSON.stringify(body)),
  }
})
