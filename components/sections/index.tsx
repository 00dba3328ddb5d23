/** Renders the sections of a page in the order of the content. */
import type { ComponentType, CSSProperties } from 'react'
import type { Page, PageSection, SectionType } from '@/lib/content/section-types'
import { SectionKeyContext } from '@/lib/contexts/edit-context'
import type { SectionProps } from './definition'
import { SECTION_ISLANDS } from './islands'
import { opensWithHeading, propsOfSection } from './page-heading'

function SectionView<T extends SectionType>(props: SectionProps<T>) {
  const Island: ComponentType<SectionProps<T>> | undefined = SECTION_ISLANDS[props.section._type]
  // Content may be newer than this build: skip unknown types.
  if (!Island) return null
  return (
    <SectionKeyContext value={props.section._key}>
      <Island {...props} />
    </SectionKeyContext>
  )
}

/** Reduces the space above a section: `Section` reads the property. A plain style, because there is no theme outside the islands. */
const CLOSE: CSSProperties & { '--section-top': string } = {
  display: 'contents',
  '--section-top': 'clamp(0.75rem, 3vw, 1.75rem)',
}

/** Whether a section is a low banner, which introduces the list or the tool below it. */
function isLow(section: PageSection | undefined): boolean {
  return section?._type === 'pageBanner' && section.layout === 'compact'
}

/**
 * The page's own title is the h1 if the first section renders none: visible if that section has no heading, otherwise
 * for screen readers only.
 */
export function Sections({ page }: { page: Pick<Page, 'title' | 'sections'> }) {
  return (
    <>
      {!opensWithHeading(page) && page.title && <h1 className="visually-hidden">{page.title}</h1>}
      {page.sections.map((section, index) => {
        const view = <SectionView key={section._key} {...propsOfSection(page, section)} />
        if (!isLow(page.sections[index - 1])) return view
        return (
          <div key={section._key} style={CLOSE}>
            {view}
          </div>
        )
      })}
    </>
  )
}
