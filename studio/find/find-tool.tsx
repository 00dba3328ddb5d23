/** The tool "Find words": every line that has some words, with a link to its field. */
import { SearchIcon } from '@sanity/icons/Search'
import { Box, Card, Stack, Text, TextInput } from '@sanity/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { pathToString, type Tool, useSchema } from 'sanity'
import { FACTS } from '../../lib/facts/facts.ts'
import { fillTexts } from '../../lib/facts/fill-texts.ts'
import { DocumentLink } from '../common/document-link.tsx'
import { DOCUMENT_TITLE } from '../common/document-title.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { useLake } from '../common/lake/use-lake.ts'
import { ToolPage } from '../common/tool-page.tsx'
import { factsOf } from '../rules/facts.ts'
import { type FoundLine, findLines } from './find-lines.ts'

/** Redirects have a tool of their own, and there may be ten thousand. */
const SEARCHED = EDITED_TYPES.filter((type) => type !== 'redirect')

const SHOWN = 100
const SHORTEST = 2

const QUERY = `*[_type in $types] | order(_type asc, path asc){
  "id": _id, "type": _type, "title": ${DOCUMENT_TITLE}, "content": @
}`
const PARAMS = { types: SEARCHED }

type Found = { id: string; type: string; title: string; content: unknown }

/** All documents with their unpublished changes, their texts as visitors read them; null while they load. */
function useDocuments(): readonly Found[] | null {
  const found = useLake<Found[]>(QUERY, PARAMS)
  return useMemo(() => {
    if (!found) return null
    return fillTexts(found, factsOf(found.find(({ type }) => type === FACTS)?.content))
  }, [found])
}

type Hit = FoundLine & Omit<Found, 'content'>

/** null while the documents load */
function useHits(words: string): Hit[] | null {
  const schema = useSchema()
  const documents = useDocuments()
  return useMemo(() => {
    if (words.length < SHORTEST) return []
    if (!documents) return null
    return documents.flatMap(({ content, ...about }) => {
      const type = schema.get(about.type)
      return type ? findLines(content, type, words).map((line) => ({ ...line, ...about })) : []
    })
  }, [documents, schema, words])
}

function HitRow({ hit: { id, type, title, path, titles, parts } }: { hit: Hit }) {
  const [before, match, after] = parts
  return (
    <Card as="li" borderBottom paddingY={3}>
      <Stack gap={3}>
        <Text size={1}>
          <DocumentLink id={id} type={type} path={pathToString(path)}>
            {[title, ...titles].join(' › ')}
          </DocumentLink>
        </Text>
        <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
          {before}
          <mark>{match}</mark>
          {after}
        </Text>
      </Stack>
    </Card>
  )
}

function summary(hits: Hit[] | null, words: string): string {
  if (words.length < SHORTEST)
    return 'Pages, samples, reviews, words and the site settings are searched, with their unpublished changes.'
  if (!hits) return 'Reading the content …'
  if (hits.length === 0) return 'These words stand nowhere.'
  return `Places: ${hits.length}.${hits.length > SHOWN ? ` The first ${SHOWN} are shown.` : ''}`
}

/** Searches the words of all content and shows each line that has them, with a link to its field. */
function FindTool() {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed).trim()
  const hits = useHits(words)
  return (
    <ToolPage title="Find words" width={2}>
      <TextInput
        type="search"
        aria-label="Words"
        placeholder="Such as $300, or a phone number"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Text as="p" size={1} muted role="status">
        {summary(hits, words)}
      </Text>
      <Box as="ul" padding={0} margin={0} style={{ listStyle: 'none' }}>
        {hits?.slice(0, SHOWN).map((hit) => (
          <HitRow key={`${hit.id} ${pathToString(hit.path)}`} hit={hit} />
        ))}
      </Box>
    </ToolPage>
  )
}

export const findTool: Tool = { name: 'find', title: 'Find words', icon: SearchIcon, component: FindTool }
