/** The banner at the top of a page, with art or the enquiry form, in the layout that the editor chose. */
import type { SectionProps } from '../definition'
import { CompactBanner } from './compact-banner'
import { PairBanner } from './pair-banner'
import { WideBanner } from './wide-banner'

export default function PageBannerSection({ section, isFirst = true }: SectionProps<'pageBanner'>) {
  // A picture that was removed leaves its description.
  const art = section.art?.url ? section.art : null
  const view = { section: { ...section, art }, isFirst }
  switch (section.layout) {
    case 'compact':
      return <CompactBanner {...view} />
    case 'slim':
    case 'wide':
      return <WideBanner {...view} isSlim={section.layout === 'slim'} />
    default:
      return <PairBanner {...view} layout={section.layout} />
  }
}
