/** The search box: asks on Enter, on its button, and after a pause in typing (reading A48). */
import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { NAME_MAX } from './use-address'

/** Milliseconds without a key after which the search starts by itself. */
const PAUSE = 300

const Box = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '12px',
    rowGap: '6px',
    maxWidth: '480px',
    '& label': { gridColumn: '1 / -1', fontWeight: '600', textStyle: 'small' },
  },
})

const Field = chakra('input', {
  base: {
    width: '100%',
    minWidth: '0',
    height: '48px',
    px: '16px',
    borderRadius: 'field',
    border: '1px solid',
    borderColor: 'edge',
    bg: 'white',
    color: 'ink',
  },
})

type NameSearchProps = {
  /** The search that is on show. */
  name: string
  onSearch: (name: string) => void
}

export function NameSearch({ name, onSearch }: NameSearchProps) {
  const id = useId()
  const [text, setText] = useState(name)
  const [shownName, setShownName] = useState(name)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address has changed by Back or by a link; what is being typed stays.
  if (name !== shownName) {
    setShownName(name)
    if (text.trim() !== name) setText(name)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(typed: string): void {
    clearTimeout(timer.current)
    const keyword = typed.trim()
    // Only an empty box asks for everything; spaces alone ask for nothing.
    if ((keyword === '' && typed !== '') || keyword === name) return
    onSearch(keyword)
  }

  function handleChange(typed: string): void {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(typed), PAUSE)
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    search(text)
  }

  return (
    <Box role="search" onSubmit={handleSubmit}>
      <label htmlFor={id}>Search by name</label>
      <Field
        id={id}
        type="search"
        name="name"
        autoComplete="off"
        maxLength={NAME_MAX}
        value={text}
        onChange={(event) => handleChange(event.currentTarget.value)}
      />
      <Button type="submit" look="secondary">
        <Search size={18} strokeWidth={1.75} aria-hidden />
        Search
      </Button>
    </Box>
  )
}
