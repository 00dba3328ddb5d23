/** Hook with the lines of all content that have some words. */
import { useMemo } from 'react'
import { useSchema } from 'sanity'
import { useSWRConfig } from 'swr'
import { FACTS } from '../../lib/facts/facts.ts'
import { type Facts, fillTexts } from '../../lib/facts/fill-texts.ts'
import { DOCUMENT_TITLE } from '../common/document-title.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { useLakeQuery } from '../common/lake/use-lake-query.ts'
import { factsOf } from '../rules/facts.ts'
import { type FoundLine, findLines } from './find-lines.ts'
import type { StoredDocument } from './replace.ts'
import { isSearchable, type Search } from './search.ts'

/** Redirects have a tool of their own, and there may be ten thousand. */
const SEARCHED = EDITED_TYPES.filter((type) => type !== 'redirect')

const QUERY = `*[_type in $types] | order(_type asc, path asc){ "title": ${DOCUMENT_TITLE}, "document": @ }`
const PARAMS = { types: SEARCHED }

type Found = { title: string; document: StoredDocument }

export type Hit = FoundLine & Found

export type Hits = {
  /** Null while the documents load. */
  hits: readonly Hit[] | null
  facts: Facts
  /** Reads the documents again. */
  refresh(): Promise<unknown>
}

/** All documents with their unpublished changes; their texts are searched as visitors read them. */
export function useHits(search: Search): Hits {
  const schema = useSchema()
  const found = useLakeQuery<Found[]>(QUERY, PARAMS)
  const { mutate } = useSWRConfig()
  const facts = useMemo(() => factsOf(found?.find(({ document }) => document._type === FACTS)?.document), [found])
  const filled = useMemo(() => found && fillTexts(found, facts), [found, facts])
  const { words, isExact, isOnlyLabels } = search
  const hits = useMemo(() => {
    const criteria = { words, isExact, isOnlyLabels }
    if (!isSearchable(criteria)) return []
    if (!found || !filled) return null
    return filled.flatMap(({ title, document: readable }, index) => {
      const document = found[index]?.document
      const type = schema.get(readable._type)
      if (!document || !type) return []
      return findLines(readable, document, type, criteria).map((line) => ({ ...line, title, document }))
    })
  }, [found, filled, schema, words, isExact, isOnlyLabels])
  return { hits, facts, refresh: () => mutate([QUERY, PARAMS]) }
}
