/** Initial value templates. */
import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { RocketIcon } from '@sanity/icons/Rocket'
import { WrenchIcon } from '@sanity/icons/Wrench'
import type { Template } from 'sanity'

type StarterSection = { _type: string; tone: string; [field: string]: unknown }

type Starter = {
  id: string
  title: string
  icon: Template['icon']
  sections: StarterSection[]
  /** Fields of the page beside its sections. */
  fields?: Record<string, unknown>
}

const banner = (layout: string): StarterSection => ({ _type: 'pageBanner', tone: 'cream', layout })
const ENQUIRY: StarterSection = { _type: 'enquiryForm', tone: 'mint' }

/**
 * Starters of new pages: a kind of page with its sections in their usual order. Their headings are empty, so that a
 * page cannot be published before somebody has written them.
 */
export const STARTERS: readonly Starter[] = [
  {
    id: 'page-campaign',
    title: 'New campaign page',
    icon: RocketIcon,
    sections: [
      { ...banner('stage'), panelTone: 'mint' },
      { _type: 'samples', tone: 'white', layout: 'rows', initialCount: 3 },
      { _type: 'steps', tone: 'cream' },
      ENQUIRY,
    ],
  },
  {
    id: 'page-service',
    title: 'New service page',
    icon: WrenchIcon,
    sections: [
      banner('beside'),
      { _type: 'samples', tone: 'white', layout: 'rows', initialCount: 6 },
      { _type: 'benefits', tone: 'cream' },
      { _type: 'faq', tone: 'white' },
      ENQUIRY,
    ],
  },
  {
    id: 'page-article',
    title: 'New page like an article',
    icon: DocumentTextIcon,
    sections: [banner('slim'), { _type: 'richText', tone: 'white' }, { _type: 'promoBanner', tone: 'mint' }],
  },
  {
    id: 'page-legal',
    title: 'New legal page',
    icon: ClipboardIcon,
    sections: [banner('slim'), { _type: 'richText', tone: 'white', awaitsLegalReview: true }],
    fields: { showStatistics: false, showLogos: false },
  },
]

/** The initial value template of a starter. */
function starterTemplate({ id, title, icon, sections, fields }: Starter): Template {
  const keyed = sections.map((section) => ({ _key: section._type, ...section }))
  return {
    id,
    title,
    icon,
    schemaType: 'page',
    value: { showStatistics: true, showLogos: true, ...fields, sections: keyed },
  }
}

/** A new redirect with a given source path. */
export const REDIRECT_FROM = 'redirect-from'

/** Adds our templates to Sanity's defaults, one per type. */
export function templates(previous: Template[]): Template[] {
  return [
    ...previous,
    ...STARTERS.map(starterTemplate),
    {
      id: REDIRECT_FROM,
      title: 'Redirect from an address',
      schemaType: 'redirect',
      parameters: [{ name: 'source', title: 'Old address', type: 'string' }],
      value: (parameters: { source?: unknown } | undefined) => ({
        source: typeof parameters?.source === 'string' ? parameters.source : '',
        target: { _type: 'redirectTarget', kind: 'page' },
        permanent: true,
      }),
    },
  ]
}
