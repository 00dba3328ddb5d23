/** Nothing is ignored in silence: what the lake does not do is shown once, or refused. */
import { HttpError } from '../../server/json.ts'

/** Different warnings that are remembered as shown; beyond it, which only a program that tries URLs reaches, none is shown. */
const MAX_WARNINGS = 1000

export type Warnings = {
  /** Something in a request that has no effect. @throws HttpError 400 in strict mode */
  warnIgnored: (what: string) => void
  /** A request that is refused anyway. */
  warnRefused: (what: string) => void
  /** Runs a check, and says why it refuses a request. @throws what the check throws */
  warnWhenRefused: (check: () => void) => void
}

/** @param isStrict refuses what would be ignored otherwise */
export function createWarnings(isStrict: boolean): Warnings {
  const shown = new Set<string>()

  function warn(what: string): void {
    if (shown.has(what) || shown.size >= MAX_WARNINGS) return
    shown.add(what)
    console.error(`Content Lake: ${what}`)
  }

  return {
    warnIgnored: (what) => {
      if (isStrict) throw new HttpError(400, what)
      warn(what)
    },
    warnRefused: warn,
    warnWhenRefused: (check) => {
      try {
        check()
      } catch (error) {
        if (error instanceof HttpError) warn(error.message)
        throw error
      }
    },
  }
}
