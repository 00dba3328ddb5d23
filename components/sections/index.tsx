/**
 * The sections of a page, in the order editors gave them.
 *
 * Each is a chunk of its own that is rendered on the server, so a page ships only what it shows. The record is exhaustive: a new section
 * type in the schema does not compile until it has a component here.
 */
import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { PageSection, SectionOf, SectionType } from '@/lib/content/section-types'

type SectionProps<T extends SectionType> = {
  section: SectionOf<T>
  /** The first section of a page holds its h1. */
  isFirst?: boolean
}

type SectionComponents = { [T in SectionType]: ComponentType<SectionProps<T>> }

const components: SectionComponents = {
  audioFeature: dynamic(() => import('./audio-feature')),
  benefits: dynamic(() => import('./benefits')),
  enquiryForm: dynamic(() => import('./enquiry-form')),
  estimator: dynamic(() => import('./estimator')),
  mediaFeature: dynamic(() => import('./media-feature')),
  pageBanner: dynamic(() => import('./page-banner')),
  promoBanner: dynamic(() => import('./promo-banner')),
  richText: dynamic(() => import('./rich-text')),
  steps: dynamic(() => import('./steps')),
  teamTeaser: dynamic(() => import('./team-teaser')),
  voiceBanner: dynamic(() => import('./voice-banner')),
  voiceList: dynamic(() => import('./voice-list')),
}

function SectionView<T extends SectionType>({ section, isFirst }: SectionProps<T>) {
  // Content may be newer than this build: a type it does not know is left out.
  const Component: ComponentType<SectionProps<T>> | undefined = components[section._type]
  return Component ? <Component section={section} isFirst={isFirst} /> : null
}

export function Sections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map((section, index) => <SectionView key={section._key} section={section} isFirst={index === 0} />)
}
