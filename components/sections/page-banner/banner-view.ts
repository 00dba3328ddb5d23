import type { ReactNode } from 'react'
import type { SectionOf } from '@/lib/content/section-types'

/** What every arrangement of a banner is given. */
export type BannerView = {
  section: SectionOf<'pageBanner'>
  /** Id of the heading. */
  id: string
  isFirst: boolean
  /** The enquiry form, ready to be placed; null where the banner has none. */
  form: ReactNode
}
