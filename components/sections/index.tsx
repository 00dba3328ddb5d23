/**
 * The sections of a page, in the order editors gave them.
 *
 * Each is a chunk of its own that is rendered on the server, so a page ships only what it shows. The record is exhaustive: a new section
 * type in the schema does not compile until it has a component here.
 */
import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { PageSection, SectionOf, SectionType } from '@/lib/content/section-types'

type SectionComponents = { [T in SectionType]: ComponentType<{ section: SectionOf<T> }> }

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

function SectionView<T extends SectionType>({ section }: { section: SectionOf<T> }) {
  const Component: ComponentType<{ section: SectionOf<T> }> | undefined = components[section._type]
  return Component ? <Component section={section} /> : null
}

export function Sections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map((section) => <SectionView key={section._key} section={section} />)
}
