/** Initial value templates, beside Sanity's own, one for each type. */
import type { Template } from 'sanity'

type Section = { _type: string; tone: string; [field: string]: unknown }

/** The sections have their types as keys: none stands twice in a starter. */
function starter(id: string, title: string, sections: Section[], isLegal = false): Template {
  return {
    id,
    title,
    schemaType: 'page',
    value: {
      showStatistics: !isLegal,
      showLogos: !isLegal,
      sections: sections.map((section) => ({ _key: section._type, ...section })),
    },
  }
}

const banner = (layout: string) => ({ _type: 'pageBanner', tone: 'cream', layout })
const ENQUIRY = { _type: 'enquiryForm', tone: 'mint' }

/**
 * Starters of new pages: a kind of page with its sections in their usual order. Their headings are empty, so that a
 * page cannot be published before somebody has written them.
 */
export const STARTERS: readonly Template[] = [
  starter('page-campaign', 'New campaign page', [
    { ...banner('stage'), panelTone: 'mint' },
    { _type: 'samples', tone: 'white', layout: 'rows', initialCount: 3 },
    { _type: 'steps', tone: 'cream' },
    ENQUIRY,
  ]),
  starter('page-service', 'New service page', [
    banner('beside'),
    { _type: 'samples', tone: 'white', layout: 'rows', initialCount: 6 },
    { _type: 'benefits', tone: 'cream' },
    { _type: 'faq', tone: 'white' },
    ENQUIRY,
  ]),
  starter('page-article', 'New page like an article', [
    banner('slim'),
    { _type: 'richText', tone: 'white' },
    { _type: 'promoBanner', tone: 'mint' },
  ]),
  starter(
    'page-legal',
    'New legal page',
    [banner('slim'), { _type: 'richText', tone: 'white', awaitsLegalReview: true }],
    true,
  ),
]
