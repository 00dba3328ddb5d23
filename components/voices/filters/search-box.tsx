/**
 * Search for a name, debounced, and sent on Enter and by its button. White space alone never changes the list; an
 * emptied field ends the search.
 */
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Field, FieldName } from '@/components/ui/controls/field'
import { SearchInput } from '@/components/ui/controls/search-input'
import { SEARCH_MAX } from '@/lib/api/parameters'
import { useWords } from '@/lib/contexts/words-context'
import { searchOf } from '@/lib/voices/list-query'

/** Debounce in milliseconds after the last keystroke. */
const PAUSE = 300

type SearchBoxProps = {
  /** The active search. */
  value: string
  isNameHidden: boolean
  onSearch(search: string): void
}

export function SearchBox({ value, isNameHidden, onSearch }: SearchBoxProps) {
  const id = useId()
  const words = useWords('voiceSearch')
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  // The search was changed elsewhere, such as by Back or a removed chip.
  if (value !== before) {
    setBefore(value)
    if (searchOf(typed) !== value) setTyped(value)
  }

  function commit(): void {
    const search = searchOf(typed)
    if (search !== null && search !== value) onSearch(search)
  }
  const commitTyped = useEffectEvent(commit)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => commitTyped(), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <Field>
      <FieldName htmlFor={id} isHidden={isNameHidden}>
        {words.voiceSearch.searchByName}
      </FieldName>
      <SearchInput
        id={id}
        name="name"
        value={typed}
        placeholder={words.voiceSearch.searchByName}
        maxLength={SEARCH_MAX}
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onSubmit={commit}
      />
    </Field>
  )
}
