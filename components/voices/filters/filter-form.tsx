/** The five filters of the voice list, in a row or a column. Every change takes effect at once. */
import { chakra } from '@chakra-ui/react'
import { DEFAULT_REGION } from '@/lib/voices/list-query'
import { useWords } from '@/lib/words/use-words'
import { voiceSearchWords } from '@/lib/words/voice-search'
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
        '& > fieldset, & > div:nth-of-type(-n+2)': { gridColumn: '1 / -1' },
      },
    },
  },
})

/** Number of options whose results are prefetched on hover or focus of a select. */
const AHEAD = 4

export type FilterFormProps = {
  list: Pick<VoiceList, 'state' | 'path' | 'lookups' | 'change' | 'expect'>
  layout: 'row' | 'column'
}

export function FilterForm({ list, layout }: FilterFormProps) {
  const { state, path, lookups, change, expect } = list
  const words = useWords(voiceSearchWords)
  const isNameHidden = layout === 'row'

  function expectOptions(name: keyof Lookups): void {
    const others = lookups[name]?.filter(({ id }) => id !== state[name]).slice(0, AHEAD) ?? []
    // Preloads are sent last in, first out: this order sends the first option first.
    for (const { id } of others.reverse()) expect({ [name]: id })
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
      <FilterSelect
        label={words('nationality')}
        name="region_id"
        options={lookups.region}
        value={state.region}
        isOptional={false}
        isSet={state.region !== DEFAULT_REGION}
        isNameHidden={isNameHidden}
        onChange={(region) => change({ region })}
        onIntent={() => expectOptions('region')}
      />
      <GenderChoice
        value={state.gender}
        isNameHidden={isNameHidden}
        onChange={(gender) => change({ gender })}
        onIntent={(gender) => {
          if (gender !== state.gender) expect({ gender })
        }}
      />
      <FilterSelect
        label={words('ageRange')}
        name="age_id"
        options={lookups.age}
        value={state.age}
        isOptional
        isSet
        isNameHidden={isNameHidden}
        onChange={(age) => change({ age })}
        onIntent={() => expectOptions('age')}
      />
      <FilterSelect
        label={words('category')}
        name="category_id"
        options={lookups.category}
        value={state.category}
        isOptional
        isSet
        isNameHidden={isNameHidden}
        onChange={(category) => change({ category })}
        onIntent={() => expectOptions('category')}
      />
    </Form>
  )
}
