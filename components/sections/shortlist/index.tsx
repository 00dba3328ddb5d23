/**
 * The visitor's shortlist, or one shared by a link.
 *
 * The list is in the browser's storage or in the URL, never on the server. The server's HTML is therefore that of an empty list;
 * it is shown once the core has found no other.
 */

import { chakra } from '@chakra-ui/react'
import { ContentSection, headingId } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { useEdit } from '@/lib/contexts/edit-context'
import type { SectionProps } from '../definition'
import { List } from './list'
import { useShownList } from './use-list'

/** Hidden until it is known whether there is a list; keeps the footer below the fold until that list is rendered. */
const Results = chakra('div', {
  base: {
    mt: '7',
    'html:not([data-hydrated]) [data-island] &': { visibility: 'hidden' },
    '[data-stale] &, [data-failed] &': { visibility: 'hidden', minHeight: '50vh' },
  },
})

const WithoutScripts = chakra('p', {
  base: { display: 'none', mt: '6', maxWidth: 'text', '@media (scripting: none)': { display: 'block' } },
})

export default function ShortlistSection({ section, isFirst }: SectionProps<'shortlist'>) {
  const edit = useEdit()
  const list = useShownList()
  const [heading, text] = list.isShared ? (['sharedHeading', 'sharedText'] as const) : (['heading', 'intro'] as const)
  return (
    <ContentSection section={section} pt="10-18">
      <chakra.h2 as={isFirst ? 'h1' : 'h2'} id={headingId(section)} textStyle="h2" {...edit(heading)}>
        {section[heading]}
      </chakra.h2>
      <EditableText textStyle="lead" color="muted" mt="3" maxWidth="text" field={text}>
        {section[text]}
      </EditableText>
      <WithoutScripts {...edit('noScriptText')}>{section.noScriptText}</WithoutScripts>
      <Results>
        <List section={section} list={list} />
      </Results>
    </ContentSection>
  )
}
