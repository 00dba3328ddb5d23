/** Sanity's check of a document by the rules of its form. */
import { validateDocument } from 'sanity'

type Options = Parameters<typeof validateDocument>[0]

/** After how many milliseconds a check begins again, at first: a request of a rule that is lost is repeated after a minute only. */
const PATIENCE_MS = 15_000

/**
 * As `validateDocument`, but a check that has not ended begins again, after twice the time each time: a machine may be slow.
 * @throws the reason of the signal when it is given up
 */
export async function checkDocument(options: Options): ReturnType<typeof validateDocument> {
  for (let patience = PATIENCE_MS; ; patience *= 2) {
    const limit = AbortSignal.timeout(patience)
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit
    try {
      return await validateDocument({ ...options, signal })
    } catch (error) {
      if (!limit.aborted || options.signal?.aborted) throw error
    }
  }
}
