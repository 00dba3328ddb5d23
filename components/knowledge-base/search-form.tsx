/**
 * The search form of the knowledge base. A plain form that submits to the results page, so that it works before
 * hydration; on a page with results it updates them on every keystroke instead.
 */
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { SearchInput } from '@/components/ui/controls/search-input'
import { SEARCH_MAX } from '@/lib/api/parameters'
import { KNOWLEDGE_BASE } from '@/lib/knowledge-base/paths'

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

  return (
    <chakra.form
      role="search"
      method="get"
      action={action}
      // The results are already on this page.
      onSubmit={onSearch && ((event) => event.preventDefault())}
    >
      <chakra.label htmlFor={id} display="block" mb="2" fontWeight="600">
        {label || 'Search'}
      </chakra.label>
      <SearchInput
        id={id}
        name="search"
        height="13"
        maxLength={SEARCH_MAX}
        autoComplete="off"
        {...(onSearch && { value, onChange: ({ target }) => onSearch(target.value) })}
      />
    </chakra.form>
  )
}
