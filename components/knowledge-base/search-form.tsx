/**
 * Searches the knowledge base. A plain form that leads to the page with the results, so that it works anywhere and before any code has
 * come; where the results stand below it, they follow every key instead.
 */
import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { control } from '@/components/voices/filters/field-styles'
import { SEARCH_MAX } from '@/lib/knowledge-base/lists'
import { KNOWLEDGE_BASE } from '@/lib/knowledge-base/paths'

const Label = chakra('label', { base: { display: 'block', mb: '8px', fontWeight: '600' } })

const Field = chakra('div', {
  base: {
    position: 'relative',
    '& input': {
      ...control,
      height: '52px',
      pr: '60px',
      textOverflow: 'ellipsis',
      '&::-webkit-search-cancel-button': { appearance: 'none' },
    },
    '& button': {
      position: 'absolute',
      right: '4px',
      top: '4px',
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      borderRadius: 'pill',
      _hover: { bg: 'line' },
    },
  },
})

type SearchFormProps = {
  label: string
  /** Path of the page with the results. */
  action?: string
  /** What has been typed, where somebody keeps it. */
  value?: string
  onSearch?: (search: string) => void
}

export function KnowledgeSearchForm({ label, action = KNOWLEDGE_BASE, value, onSearch }: SearchFormProps) {
  const id = useId()

  function handleSubmit(event: FormEvent): void {
    // The results are there already.
    if (onSearch) event.preventDefault()
  }

  return (
    <chakra.form role="search" method="get" action={action} onSubmit={handleSubmit}>
      <Label htmlFor={id}>{label || 'Search'}</Label>
      <Field>
        <input
          id={id}
          type="search"
          name="search"
          maxLength={SEARCH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          {...(onSearch && { value, onChange: ({ target }) => onSearch(target.value) })}
        />
        <button type="submit" aria-label="Search">
          <Search size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </Field>
    </chakra.form>
  )
}
