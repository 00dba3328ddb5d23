/** How a page's first section differs: it holds the h1, and the page's own title is the heading of one that has none. */
import { opensPage } from '@/lib/content/page-openers'
import type { Page, PageSection, SectionType } from '@/lib/content/section-types'
import type { SectionProps } from './definition'

type Outline = Pick<Page, 'title' | 'sections'>

/** Whether the first section renders the page's h1. */
export function opensWithHeading({ sections: [first] }: Outline): boolean {
  return first !== undefined && opensPage(first._type)
}

/** What the component of one of the page's sections gets. */
export function propsOfSection(page: Outline, section: PageSection): SectionProps<SectionType> {
  const isFirst = section === page.sections[0]
  if (!isFirst || !opensWithHeading(page) || !('heading' in section)) return { section, isFirst }
  return { section: { ...section, heading: section.heading || page.title }, isFirst }
}
