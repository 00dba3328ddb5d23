/** The active filters as chips that remove them; each also stays in its own control. */
import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Button } from '@/components/ui/controls/button'
import { Chip } from '@/components/ui/controls/chip'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { useWords } from '@/lib/contexts/words-context'
import { ALL_REGIONS, DEFAULT_REGION } from '@/lib/voices/list-query'
import { fillIn } from '@/lib/words/words'
import type { Lookups } from '../use-lookups'
import type { VoiceList } from '../use-voice-list'
import { useGenderLabels } from './gender'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    '@media (scripting: none)': { display: 'none' },
  },
})

export type AppliedFilter = {
  key: string
  label: string
  /** Active by default; Clear returns to it. */
  isDefault: boolean
  remove: () => void
}

/** Number of filters that the visitor has set. */
export function countUserFilters(applied: readonly AppliedFilter[]): number {
  return applied.filter(({ isDefault }) => !isDefault).length
}

/** Hook: every active filter with its label. A filter whose label is not known yet is shown by its control alone. */
export function useAppliedFilters(
  list: Pick<VoiceList, 'state' | 'lookups' | 'similarTo' | 'change' | 'findSimilar'>,
): AppliedFilter[] {
  const words = useWords('voiceSearch')
  const genders = useGenderLabels()
  const { state, lookups, similarTo, change, findSimilar } = list
  const nameOf = (name: keyof Lookups) => lookups[name]?.find(({ id }) => id === state[name])?.label
  const applied: AppliedFilter[] = []
  function add(key: string, label: string, remove: () => void, isDefault = false): void {
    applied.push({ key, label, isDefault, remove })
  }
  if (state.voiceId !== null) {
    const label =
      similarTo === null ? words.voiceSearch.similar : fillIn(words.voiceSearch.similarTo, { name: similarTo })
    add('similar', label, () => findSimilar(null))
  }
  if (state.search)
    add('search', fillIn(words.voiceSearch.quoted, { search: state.search }), () => change({ search: '' }))
  const region = nameOf('region')
  if (!state.region) {
    add('region', words.voiceSearch.allNationalities, () => change({ region: DEFAULT_REGION }))
  } else if (region) {
    const isDefault = state.region === DEFAULT_REGION
    add(
      'region',
      fillIn(words.voiceSearch.withNationality, { region }),
      () => change({ region: ALL_REGIONS }),
      isDefault,
    )
  }
  if (state.gender !== 0) add('gender', genders[state.gender], () => change({ gender: 0 }))
  const age = nameOf('age')
  if (age) add('age', age, () => change({ age: null }))
  const category = nameOf('category')
  if (category) add('category', category, () => change({ category: null }))
  return applied
}

type FilterChipsProps = {
  applied: readonly AppliedFilter[]
  onClear(): void
  /** Called because the pressed chip is gone and the focus has to be moved. */
  onRemoved(): void
}

export function FilterChips({ applied, onClear, onRemoved }: FilterChipsProps) {
  const words = useWords('voiceSearch')
  if (applied.length === 0) return null
  function end(remove: () => void): void {
    remove()
    onRemoved()
  }
  return (
    <List aria-label="Applied filters">
      {applied.map(({ key, label, remove }) => (
        <li key={key}>
          <Chip maxWidth="100%" overflowWrap="anywhere" onClick={() => end(remove)}>
            <span>
              <VisuallyHidden>Remove </VisuallyHidden>
              <bdi>{label}</bdi>
            </span>
            <X />
          </Chip>
        </li>
      ))}
      {countUserFilters(applied) > 0 && (
        <li>
          <Button variant="text" textStyle="small" ml={{ md: '2' }} onClick={() => end(onClear)}>
            {words.voiceSearch.clear}
          </Button>
        </li>
      )}
    </List>
  )
}
