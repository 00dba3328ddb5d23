/** Sections for tests. */
import { contentAction, contentBlock, contentLink, linkedBlock, pageLink } from '@/lib/content/fixtures'
import type { ContentLink, SectionOf } from '@/lib/content/section-types'

/** A paragraph of an answer, optionally one link. */
function paragraph(text: string, link?: ContentLink) {
  return { ...(link ? linkedBlock(text, link) : contentBlock(text)), style: 'normal' as const }
}

export const typical: SectionOf<'faq'> = {
  _key: 'faq',
  _type: 'faq',
  tone: 'white',
  anchor: null,
  heading: 'Questions people ask first',
  intro: 'The short answers. Call us for the long ones.',
  numbered: false,
  items: [
    { _key: 'cost', question: 'What does it cost?', answer: [paragraph('That depends on where it runs.')] },
    {
      _key: 'licence',
      question: 'How long is the licence?',
      answer: [
        paragraph('Twelve months for commercials.'),
        paragraph('Read the usage terms', pageLink('/terms-conditions', 'usage-terms')),
      ],
    },
    { _key: 'time', question: 'How fast is it?', answer: [paragraph('About five business hours.')] },
  ],
  asideHeading: 'Something else?',
  asideText: 'Ask us. We answer in under an hour on average.',
  actions: [contentAction('Ask for a quote', contentLink({ kind: 'quote' }))],
}
