/** Names the section in the overlay of the Studio's preview, such as "Promo banner: Start with $300". */
import type { ElementNode, OverlayComponentResolverContext } from '@sanity/visual-editing'
import type { CSSProperties } from 'react'
import { overlay } from '@/components/ui/theme/colors'
import type { DraftProps } from '@/lib/draft/props'
import { WORDS } from '@/lib/words/words'
import { headingOf, sectionsOnPage } from './sections-on-page'

const SECTION_PATH = /^sections\[_key=="([^"]+)"\](.*)$/

type LabelProps = { title: string; sectionKey: string; isSection: boolean; target: ElementNode }

const LABEL: CSSProperties = {
  position: 'absolute',
  left: 0,
  padding: '5px 8px',
  borderRadius: 3,
  background: overlay,
  color: '#fff',
  font: '500 13px/1.3 system-ui, sans-serif',
  whiteSpace: 'nowrap',
}

function SectionLabel({ title, sectionKey, isSection, target }: LabelProps) {
  const heading = headingOf(sectionsOnPage().find(({ key }) => key === sectionKey)?.element)
  // Of a section inside it, where it is in view; of a field below it, where it hides nothing of it.
  const top = isSection ? Math.max(4, 4 - target.getBoundingClientRect().top) : '100%'
  return <div style={{ ...LABEL, top }}>{heading ? `${title}: ${heading}` : title}</div>
}

/** The name of a section type in words, such as "Promo banner" for promoBanner. */
function titleOf(type: string): string {
  const words = type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Resolves the label of an overlay, for `components` of VisualEditing. */
export function sectionLabels({ document }: DraftProps) {
  return (context: OverlayComponentResolverContext) => {
    // Sanity would name the field as the code does.
    if (context.node.id === WORDS)
      return <div style={{ ...LABEL, top: '100%' }}>Words: {context.targetElement.textContent}</div>
    const [, key, field] = SECTION_PATH.exec(context.node.path) ?? []
    const type = key === undefined ? undefined : document?.sections?.[key]
    if (key === undefined || type === undefined || context.node.id !== document?.id) return
    return (
      <SectionLabel title={titleOf(type)} sectionKey={key} isSection={field === ''} target={context.targetElement} />
    )
  }
}
