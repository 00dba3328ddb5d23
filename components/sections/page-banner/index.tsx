/** The banner at the top of a page, with art or the enquiry form, in the layout that the editor chose. */
import { chakra } from '@chakra-ui/react'
import type { Tone } from '@/components/ui/theme/colors'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import type { SectionProps } from '../section-props'
import { BannerForm } from './banner-form'
import { CompactBanner } from './compact-banner'
import { PairBanner } from './pair-banner'
import { WideBanner } from './wide-banner'

/** Vertical padding, as a custom property for children that extend to the edge. */
const Air = chakra('div', { base: { '--air': '{spacing.10-20}' } })

function isEmpty({ eyebrow, heading, text, actions, art, form, facts, sample }: SectionOf<'pageBanner'>): boolean {
  return (
    !eyebrow && !heading && !text && actions.length === 0 && !art?.url && !form?.show && facts.length === 0 && !sample
  )
}

function panelToneOf({ tone, panelTone }: SectionOf<'pageBanner'>): Tone {
  if (panelTone) return panelTone
  return tone === 'mint' ? 'ochre' : 'mint'
}

/** Renders nothing while it is empty, except in the preview. */
export default function PageBannerSection({ section, isFirst = true }: SectionProps<'pageBanner'>) {
  const edit = useEdit()
  if (isEmpty(section) && !edit()) return null
  // The other layouts have no room for a form.
  const canHaveForm = section.layout === 'reversed' || section.layout === 'stage'
  const layout = section.form?.show && !canHaveForm ? 'beside' : section.layout
  const panelTone = panelToneOf(section)
  const behindForm = layout === 'stage' ? panelTone : section.tone
  const form = section.form?.show ? (
    <BannerForm form={section.form} headingAs={isFirst ? 'h2' : 'h3'} on={behindForm} />
  ) : null
  const view = { section: { ...section, art: section.art?.url ? section.art : null }, isFirst, form }
  if (layout === 'compact') return <CompactBanner {...view} />
  return (
    <Air>
      {layout === 'slim' || layout === 'wide' ? (
        <WideBanner {...view} isSlim={layout === 'slim'} panelTone={panelTone} />
      ) : (
        <PairBanner {...view} layout={layout} panelTone={panelTone} />
      )}
    </Air>
  )
}
