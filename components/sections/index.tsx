/** Renders the sections of a page in the order of the content. */

import type { PageSection, SectionType } from '@/lib/content/section-types'
import { SectionKeyContext } from '@/lib/draft/edit-context'
import { SECTIONS, type SectionEntry } from './registry'
import type { SectionProps } from './section-props'

function SectionView<T extends SectionType>({ section, isFirst }: SectionProps<T>) {
  // Content may be newer than this build: skip unknown types.
  const entry: SectionEntry<T> | undefined = SECTIONS[section._type]
  if (!entry) return null
  const { Component } = entry
  return (
    <SectionKeyContext value={section._key}>
      <Component section={section} isFirst={isFirst} />
    </SectionKeyContext>
  )
}

type SectionsProps = {
  sections: readonly PageSection[]
  /**
   * The page's own title. It is the h1 if the first section renders none: visible if that section has no heading,
   * otherwise for screen readers only.
   */
  title: string
}

export function Sections({ sections, title }: SectionsProps) {
  const [first, ...others] = sections
  const isOpening = first !== undefined && SECTIONS[first._type]?.opensPage === true
  return (
    <>
      {!isOpening && title && <h1 className="visually-hidden">{title}</h1>}
      {first && (
        <SectionView
          key={first._key}
          section={isOpening ? { ...first, heading: first.heading || title } : first}
          isFirst
        />
      )}
      {others.map((section) => (
        <SectionView key={section._key} section={section} isFirst={false} />
      ))}
    </>
  )
}
