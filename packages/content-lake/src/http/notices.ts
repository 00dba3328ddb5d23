/** Nothing is ignored in silence: what the lake does not do is said once, or refused. */
import { HttpError } from '../../server/json.ts'

/** Different notices that are remembered as said; beyond it, which only a program that tries URLs reaches, none is said. */
const MAX_NOTICES = 1000

export type Notices = {
  /** Something in a request that has no effect. @throws HttpError 400 in strict mode */
  ignored: (what: string) => void
  /** A request that is refused anyway. */
  refused: (what: string) => void
  /** Runs a check, and says why it refuses a request. @throws what the check throws */
  refusedBy: (check: () => void) => void
}

/** @param isStrict refuses what would be ignored otherwise */
export function createNotices(isStrict: boolean): Notices {
  const said = new Set<string>()

  function say(what: string): void {
    if (said.has(what) || said.size >= MAX_NOTICES) return
    said.add(what)
    console.error(`Content Lake: ${what}`)
  }

  return {
    ignored: (what) => {
      if (isStrict) throw new HttpError(400, what)
      say(what)
    },
    refused: say,
    refusedBy: (check) => {
      try {
        check()
      } catch (error) {
        if (error instanceof HttpError) say(error.message)
        throw error
      }
    },
  }
}
