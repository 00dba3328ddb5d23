/** The pages that the benchmark measures by default. */
import { StartError } from '../http/listen.ts'

/** Pages measured by Lighthouse and on a slow phone: one of each kind. */
export const PHONE_PAGES = [
  '/',
  '/voice-over-artists',
  '/services/jingles',
  '/services/podcast-production',
  '/voice-overs',
  '/our-team',
  '/contact-us',
  '/knowledge-base',
  '/stopwatch',
  '/terms-conditions',
] as const

/** Target ratio of a page's JavaScript to the bare page's; nothing fails above it. */
export const JAVASCRIPT_AIM = 1.15

const PATHS_QUERY = '*[_type == "page" && defined(path)].path'

/** Paths of all published pages in the local Content Lake, in alphabetical order. */
export async function publishedPaths(lakeOrigin: string): Promise<string[]> {
  const url = `${lakeOrigin}/v2025-02-19/data/query/production?perspective=published&query=${encodeURIComponent(PATHS_QUERY)}`
  const response = await fetch(url)
  const answer: unknown = await response.json()
  const result = typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : null
  if (!Array.isArray(result))
    throw new StartError(`The Content Lake did not list the pages (status ${response.status}).`)
  return result.filter((path) => typeof path === 'string').sort()
}
