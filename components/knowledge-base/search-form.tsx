/**
 * The search form of the knowledge base. A plain form that submits to the results page, so that it works before
 * hydration; on a page with results it updates them on every keystroke instead.
 */
import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { control } from '@/components/voices/filters/field-styles'
import { SEARCH_MAX } from '@/lib/knowledge-base/lists'
import { KNOWLEDGE_BASE } from '@/lib/knowledge-base/paths'

const Label = chakra('label', { base: { display: 'block', mb: '2', fontWeight: '600' } })

const Field = chakra('div', {
  base: {
    position: 'relative',
    '& input': {
      ...control,
      height: '13',
      pr: '15',
      textOverflow: 'ellipsis',
      '&::-webkit-search-cancel-button': { appearance: 'none' },
    },
    '& button': {
      position: 'absolute',
      right: '1',
      top: '1',
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      borderRadius: 'pill',
      _hover: { bg: 'line' },
    },
  },
})

type SearchFormProps = {
  label: string
  /** Path of the results page. */
  action?: string
  /** The current search text, if the caller controls it. */
  value?: string
  onSearch?: (search: string) => void
}

export function KnowledgeSearchForm({ label, action = KNOWLEDGE_BASE, value, onSearch }: SearchFormProps) {
  const id = useId()

  function handleSubmit(event: FormEvent): void {
    // The results are already on this page.
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
          <Search size={20} />
        </button>
      </Field>
    </chakra.form>
  )
}
