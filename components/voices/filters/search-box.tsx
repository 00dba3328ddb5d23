/**
 * Search for a name, debounced, and sent on Enter and by its button. White space alone never changes the list; an
 * emptied field ends the search.
 */
import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { SEARCH_MAX, searchOf } from '@/lib/voices/list-query'
import { control, Field, FieldName } from './field-styles'

/** Debounce in milliseconds after the last keystroke. */
const PAUSE = 300

const Box = chakra('div', { base: { position: 'relative' } })

const Input = chakra('input', {
  base: {
    ...control,
    pr: '13',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: 'muted', opacity: '1' },
    '&::-webkit-search-cancel-button': { appearance: 'none' },
  },
})

const Submit = chakra('button', {
  base: {
    position: 'absolute',
    right: '0.5',
    top: '0.5',
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'pill',
    _hover: { bg: 'line' },
    '& svg': { width: '5', height: '5' },
  },
})

type SearchBoxProps = {
  /** The active search. */
  value: string
  isNameHidden: boolean
  onSearch(search: string): void
}

export function SearchBox({ value, isNameHidden, onSearch }: SearchBoxProps) {
  const id = useId()
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
  const latest = useRef(commit)
  latest.current = commit

  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <Field>
      <FieldName htmlFor={id} isHidden={isNameHidden}>
        Search by name
      </FieldName>
      <Box>
        <Input
          id={id}
          type="search"
          name="name"
          value={typed}
          placeholder="Search by name"
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
          spellCheck={false}
          dir="auto"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => {
            if (searchOf(typed) === null) setTyped(value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
          }}
        />
        <Submit type="submit" aria-label="Search" onClick={commit}>
          <Search />
        </Submit>
      </Box>
    </Field>
  )
}
