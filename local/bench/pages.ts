/** The pages that the benchmark measures. */
import { createLakeClient } from '../stack/lake-client.ts'
import type { Sites } from './sites.ts'

/** One page of each kind. */
export const PAGES = [
  '/',
  '/voice-over-artists',
  '/voice-over-artists/tamsin-reed-101',
  '/services/jingles',
  '/knowledge-base',
  '/terms-conditions',
] as const

/** What Lighthouse and the slow phone visit, beginning with the bare page. */
export function phoneTargets({ bare, real }: Sites): { name: string; url: string }[] {
  return [
    { name: 'bare Next page', url: `${bare.origin}/` },
    ...PAGES.map((path) => ({ name: path, url: real.origin + path })),
  ]
}

/** Paths of all published pages in the local Content Lake, in alphabetical order. */
export async function publishedPaths(lakeOrigin: string): Promise<string[]> {
  const lake = createLakeClient(lakeOrigin, { perspective: 'published' })
  const paths = await lake.fetch<string[]>('*[_type == "page" && defined(path)].path')
  return paths.sort()
}
