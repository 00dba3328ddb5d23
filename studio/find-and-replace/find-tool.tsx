/** The tool "Find words": every line that has some words, with a link to its field, and the words replaced in all of them. */
import { SearchIcon } from '@sanity/icons/Search'
import { Checkbox, Flex, Text, TextInput } from '@sanity/ui'
import { useDeferredValue, useId, useState } from 'react'
import type { Tool } from 'sanity'
import { fillText } from '../../lib/facts/fill-texts.ts'
import { ToolPage } from '../common/tool-page.tsx'
import { type Replacement, replaceInLine } from './find-lines.ts'
import { HitList, keyOf, SHOWN } from './hit-list.tsx'
import { ReplaceCard } from './replace-card.tsx'
import { isSearchable, type Search } from './search.ts'
import { type Hit, useHits } from './use-hits.ts'

const SEARCHED =
  'pages, samples, transcripts, reviews, facts, words and the site settings, with their unpublished changes'

function summary(hits: readonly Hit[] | null, search: Search): string {
  if (!isSearchable(search)) return `Searched are ${SEARCHED}. Redirects have a search of their own.`
  if (!hits) return 'Reading the content …'
  if (hits.length === 0) return `These words stand nowhere in ${SEARCHED}.`
  return `Places: ${hits.length}.${hits.length > SHOWN ? ` The first ${SHOWN} are shown.` : ''}`
}

function Option({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId()
  return (
    <Flex as="label" align="center" gap={2}>
      <Checkbox id={id} checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <Text size={1}>{label}</Text>
    </Flex>
  )
}

/** Searches the words of all content and shows each line that has them, with a link to its field. */
function FindTool() {
  const [typed, setTyped] = useState('')
  const [isExact, setExact] = useState(false)
  const [isOnlyLabels, setOnlyLabels] = useState(false)
  const [by, setBy] = useState<string | null>(null)
  /** Lines that the editor leaves as they are. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const search: Search = { words: useDeferredValue(typed).trim(), isExact, isOnlyLabels }
  const { hits, facts, refresh } = useHits(search)

  const replacementOf = (hit: Hit): Replacement | null => (by === null ? null : replaceInLine(hit.stored, search, by))
  const chosen = (hits ?? []).slice(0, SHOWN).flatMap((hit) => {
    const replacement = left.has(keyOf(hit)) ? null : replacementOf(hit)
    return replacement ? [{ document: hit.document, replacement }] : []
  })

  function afterOf(hit: Hit): string | null | undefined {
    if (by === null) return undefined
    const replacement = replacementOf(hit)
    return replacement && fillText(replacement.text, facts)
  }

  function choose(key: string, isChosen: boolean): void {
    const next = new Set(left)
    if (isChosen) next.delete(key)
    else next.add(key)
    setLeft(next)
  }

  return (
    <ToolPage title="Find words" width={2} screen="find">
      <TextInput
        type="search"
        aria-label="Words"
        placeholder="Such as $300, or a phone number"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Flex gap={4} wrap="wrap">
        <Option label="Exactly as typed, whole words" isOn={isExact} onChange={setExact} />
        <Option label="Only buttons, menus and labels" isOn={isOnlyLabels} onChange={setOnlyLabels} />
      </Flex>
      <Text as="p" size={1} muted role="status">
        {summary(hits, search)}
      </Text>
      <ReplaceCard by={by} onChange={setBy} hasHits={Boolean(hits?.length)} lines={chosen} onWritten={refresh} />
      <HitList hits={hits ?? []} afterOf={afterOf} left={left} onChoose={choose} />
    </ToolPage>
  )
}

export const findTool: Tool = { name: 'find', title: 'Find words', icon: SearchIcon, component: FindTool }
