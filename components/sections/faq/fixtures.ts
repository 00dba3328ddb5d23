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

/** A process in numbered steps. */
export const numbered: SectionOf<'faq'> = {
  ...typical,
  heading: 'From idea to episode in five steps',
  numbered: true,
}

/** As little as the Studio lets an editor publish. */
export const minimal: SectionOf<'faq'> = {
  ...typical,
  intro: null,
  items: [{ _key: 'cost', question: 'What does it cost?', answer: [paragraph('Ask us.')] }],
  asideHeading: null,
  asideText: null,
  actions: [],
}

export const longest: SectionOf<'faq'> = {
  ...numbered,
  intro: 'Everything there is to say about it. '.repeat(8),
  items: Array.from({ length: 12 }, (_, index) => ({
    _key: String(index),
    question: `${'A question that takes a while to come to the point '.repeat(3)}${index + 1}?`,
    answer: Array.from({ length: 4 }, (_, part) => paragraph(`A long answer, part ${part}. `.repeat(20))),
  })),
  asideHeading: 'A question that is not in the list, however long that is',
}
