/** Renders the sections of a page in the order of the content. */
import { island } from '@/components/island'
import type { Page, SectionType } from '@/lib/content/section-types'
import { SectionKeyContext } from '@/lib/contexts/edit-context'
import { opensWithHeading, propsOfSection } from './page-heading'
import { SECTIONS, type SectionEntry } from './registry'
import type { SectionProps } from './section-props'

function addIsland<T extends SectionType>(type: T): void {
  const entry: SectionEntry<T> = SECTIONS[type]
  entry.Island = island<SectionProps<T>>({ ...entry, name: type })
}

function isType(name: string): name is SectionType {
  return name in SECTIONS
}

Object.keys(SECTIONS).filter(isType).forEach(addIsland)

function SectionView<T extends SectionType>(props: SectionProps<T>) {
  // Content may be newer than this build: skip unknown types.
  const entry: SectionEntry<T> | undefined = SECTIONS[props.section._type]
  if (!entry?.Island) return null
  const { Island } = entry
  return (
    <SectionKeyContext value={props.section._key}>
      <Island {...props} />
    </SectionKeyContext>
  )
}

/**
 * The page's own title is the h1 if the first section renders none: visible if that section has no heading, otherwise
 * for screen readers only.
 */
export function Sections({ page }: { page: Pick<Page, 'title' | 'sections'> }) {
  return (
    <>
      {!opensWithHeading(page) && page.title && <h1 className="visually-hidden">{page.title}</h1>}
      {page.sections.map((section) => (
        <SectionView key={section._key} {...propsOfSection(page, section)} />
      ))}
    </>
  )
}
