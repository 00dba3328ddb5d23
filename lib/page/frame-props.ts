/** What every page of the site gets from the server. */
import type { DraftProps } from '@/lib/draft/props'
import type { Seo } from '@/lib/seo/seo'
import type { SiteSettings } from '../content/section-types'
import type { Words } from '../words/words'

/** Props of every page of the site. */
export type FrameProps = {
  settings: SiteSettings
  /** The tables of words that the page uses. */
  words: Partial<Words>
  seo: Seo
  /** API responses by proxy URL, for SWR. */
  fallback: Record<string, unknown>
  showStatistics: boolean
  showLogos: boolean
  /** Only in draft mode. */
  draft?: DraftProps
}
