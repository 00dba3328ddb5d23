/**
 * The page's props that its islands may read: what pages/_document.tsx writes into the HTML for them. Server only.
 *
 * It leaves out what no island can read. A name that is forgotten here costs bytes; one too many breaks an island, which the
 * tests of each route find: they hydrate every island (__tests__/browser/pages/templates.test.ts, routes-*.ci.test.ts).
 */
import { hydrationOf } from '@/components/island/definition'
import type { SectionIsland, SectionProps } from '@/components/sections/definition'
import { propsOfSection } from '@/components/sections/page-heading'
import { SECTIONS } from '@/components/sections/registry'
import type { Page, SectionType } from '@/lib/content/section-types'
import type { PageProps } from '@/lib/page/props'

/** Settings that only the document's head shows, or a part that never hydrates. */
const STATIC_SETTINGS = [
  ...['_id', '_rev', '_updatedAt', 'defaultSeo', 'serverError'],
  ...['statistics', 'statisticsHeading', 'clientLogos', 'clientLogosHeading'],
  ...['footerNavigation', 'socialLinks', 'offices', 'logoLight', 'tagline', 'copyright'],
]

function without(whole: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)))
}

function hydrates<T extends SectionType>(props: SectionProps<T>): boolean {
  const { _type: name } = props.section
  // Content may be newer than this build.
  const entry: SectionIsland<T> | undefined = SECTIONS[name]
  return entry !== undefined && hydrationOf({ ...entry, name }, props) !== 'never'
}

/** Those that never hydrate keep their place: the first section of a page differs. */
function sectionsOf(page: Page): object[] {
  return page.sections.map((section) =>
    hydrates(propsOfSection(page, section)) ? section : { _key: section._key, _type: section._type },
  )
}

export function islandProps({ settings, words, seo, page, voiceContext, ...rest }: PageProps): object {
  // The texts of the 404 page, which /login may become too, are of pages with its words.
  const hidden = words.errors ? STATIC_SETTINGS : [...STATIC_SETTINGS, 'notFound']
  return {
    ...without(rest, ['showStatistics', 'showLogos']),
    settings: without(settings, hidden),
    words,
    seo: { canonical: seo.canonical, ...(voiceContext && { breadcrumbs: seo.breadcrumbs }) },
    // No island shows its questions.
    ...(voiceContext && { voiceContext: { ...voiceContext, questions: null } }),
    ...(page && { page: { title: page.title, sections: sectionsOf(page) } }),
  }
}
