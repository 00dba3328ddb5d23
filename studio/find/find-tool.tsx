/** The tool "Find words": every line that has some words, with a link to its field. */
import { SearchIcon } from '@sanity/icons/Search'
import { Box, Card, Stack, Text, TextInput } from '@sanity/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { getPublishedId, pathToString, type Tool, useSchema } from 'sanity'
import { FACTS } from '../../lib/facts/facts.ts'
import { fillTexts } from '../../lib/facts/tokens.ts'
import { WORDS } from '../../lib/words/document.ts'
import { DocumentLink } from '../common/document-link.tsx'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { ToolPage } from '../common/tool-page.tsx'
import { useLake } from '../common/use-lake.ts'
import { factsOf } from '../rules/facts.ts'
import { textOf } from '../rules/parent.ts'
import { type FoundLine, findLines } from './find-lines.ts'

/** Redirects have a tool of their own, and there may be ten thousand. */
const SEARCHED = EDITED_TYPES.filter((type) => type !== 'redirect')

const SHOWN = 100
const SHORTEST = 2

const QUERY = '*[_type in $types] | order(_type asc, path asc)'
const PARAMS = { types: SEARCHED }

/** All documents with their unpublished changes, their texts as visitors read them; null while they load. */
function useDocuments(): readonly unknown[] | null {
  const found = useLake(QUERY, PARAMS)
  return useMemo(() => {
    if (!Array.isArray(found)) return null
    return fillTexts(found, factsOf(found.find((document) => textOf(document, '_type') === FACTS)))
  }, [found])
}

type Hit = FoundLine & { id: string; type: string; title: string }

function titleOf(document: unknown): string {
  const titles = ['title', 'brandName', 'author'].map((name) => textOf(document, name))
  if (textOf(document, '_type') === FACTS) return 'Facts'
  if (textOf(document, '_type') === WORDS) return 'Words'
  return titles.find(Boolean) || 'Without a title'
}

function useHits(words: string): Hit[] | null {
  const schema = useSchema()
  const documents = useDocuments()
  return useMemo(() => {
    if (words.trim().length < SHORTEST) return []
    return (
      documents?.flatMap((document) => {
        const type = schema.get(textOf(document, '_type'))
        const lines = type ? findLines(document, type, words) : []
        const about = { id: getPublishedId(textOf(document, '_id')), type: type?.name ?? '', title: titleOf(document) }
        return lines.map((line) => ({ ...line, ...about }))
      }) ?? null
    )
  }, [documents, schema, words])
}

function HitRow({ hit: { id, type, title, path, place, before, match, after } }: { hit: Hit }) {
  return (
    <Card as="li" borderBottom paddingY={3}>
      <Stack gap={3}>
        <Text size={1}>
          <DocumentLink id={id} type={type} path={pathToString(path)}>
            {[title, ...place].join(' › ')}
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
  if (words.trim().length < SHORTEST)
    return 'Pages, samples, reviews, words and the site settings are searched, with their unpublished changes.'
  if (!hits) return 'Reading the content …'
  const pages = new Set(hits.map(({ id }) => id)).size
  if (hits.length === 0) return 'These words stand nowhere.'
  const more = hits.length > SHOWN ? ` The first ${SHOWN} are shown.` : ''
  return `${hits.length} ${hits.length === 1 ? 'place' : 'places'} in ${pages} ${pages === 1 ? 'document' : 'documents'}.${more}`
}

/** Searches the words of all content and shows each line that has them, with a link to its field. */
function FindTool() {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
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
