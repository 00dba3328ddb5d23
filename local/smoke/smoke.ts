/** Checks a deployed site without changing anything. For `npm run smoke` and for tests of deployments. */
import { CHECKS, type CheckName, isCheckName } from './checks.ts'
import { Problem, Site, type SmokeOptions } from './site.ts'

export type CheckResult = {
  name: CheckName
  isPassed: boolean
  /** What was found, or what is wrong. */
  text: string
}

/** Milliseconds for all checks together. */
const TIMEOUT_MS = 55_000

async function run(name: CheckName, site: Site): Promise<CheckResult> {
  try {
    return { name, isPassed: true, text: await CHECKS[name](site) }
  } catch (error) {
    if (error instanceof Problem) return { name, isPassed: false, text: error.message }
    return { name, isPassed: false, text: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Runs every check, all at the same time.
 * @param url of the site, whose path is ignored
 * @param options by default the site is indexed, and its canonical URLs begin with `url`
 */
export function smoke(
  url: string,
  options: Partial<Pick<SmokeOptions, 'canonicalOrigin' | 'isIndexed'>> = {},
): Promise<CheckResult[]> {
  const { origin } = new URL(url)
  const { canonicalOrigin = origin, isIndexed = true } = options
  const site = new Site({ origin, canonicalOrigin, isIndexed, signal: AbortSignal.timeout(TIMEOUT_MS) })
  return Promise.all(
    Object.keys(CHECKS)
      .filter(isCheckName)
      .map((name) => run(name, site)),
  )
}
