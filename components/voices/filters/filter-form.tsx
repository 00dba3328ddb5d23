/** The five filters of the voice list, in a row or a column. Every change takes effect at once. */
import { chakra } from '@chakra-ui/react'
import { NARROW_WINDOW } from '@/components/ui/media'
import { useWords } from '@/lib/contexts/words-context'
import { DEFAULT_REGION } from '@/lib/voices/list-query'
import type { Lookups } from '../use-lookups'
import type { VoiceList } from '../use-voice-list'
import { GenderChoice } from './gender'
import { SearchBox } from './search-box'
import { FilterSelect } from './select'

const Form = chakra('form', {
  base: { display: 'grid' },
  variants: {
    layout: {
      row: {
        gridTemplateColumns: 'minmax(11.25rem, 1.7fr) minmax(8.75rem, 1fr) auto repeat(2, minmax(8rem, 1fr))',
        gap: '3',
        alignItems: 'end',
      },
      // Low, so that the results remain visible behind the sheet: the last two controls share a row.
      column: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '3',
        [NARROW_WINDOW]: { '& > *': { gridColumn: '1 / -1' } },
        '& > fieldset, & > div:nth-of-type(-n+2)': { gridColumn: '1 / -1' },
      },
    },
  },
})

type FilterFormProps = {
  list: Pick<VoiceList, 'state' | 'path' | 'lookups' | 'change' | 'expect'>
  layout: 'row' | 'column'
}

export function FilterForm({ list, layout }: FilterFormProps) {
  const { state, path, lookups, change, expect } = list
  const words = useWords('voiceSearch')
  const isNameHidden = layout === 'row'

  /** @param initial the value that is not the visitor's choice; by default none */
  function select(name: keyof Lookups, label: string, initial: number | null = null) {
    return (
      <FilterSelect
        label={label}
        name={`${name}_id`}
        options={lookups[name]}
        value={state[name]}
        initial={initial}
        isNameHidden={isNameHidden}
        onChange={(value) => change({ [name]: value })}
      />
    )
  }

  return (
    <Form
      role="search"
      aria-label="Filter voices"
      // Before hydration.
      action={path}
      method="get"
      layout={layout}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchBox value={state.search} isNameHidden={isNameHidden} onSearch={(search) => change({ search })} />
      {select('region', words.voiceSearch.nationality, DEFAULT_REGION)}
      <GenderChoice
        value={state.gender}
        isNameHidden={isNameHidden}
        onChange={(gender) => change({ gender })}
        onPoint={(gender) => gender !== state.gender && expect({ gender })}
      />
      {select('age', words.voiceSearch.ageRange)}
      {select('category', words.voiceSearch.category)}
    </Form>
  )
}
