import type { ReactNode } from 'react'
import type { SectionOf } from '@/lib/content/section-types'

/** Props of every banner layout. */
export type BannerView = {
  section: SectionOf<'pageBanner'>
  /** Id of the heading. */
  id: string
  isFirst: boolean
  /** The enquiry form as an element; null if the banner has none. */
  form: ReactNode
}
