/** The active filters as chips that remove them; each also stays in its own control. */
import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { ALL_REGIONS, DEFAULT_REGION } from '@/lib/voices/list-query'
import { useWords } from '@/lib/words/use-words'
import { voiceSearchWords } from '@/lib/words/voice-search'
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

export type Applied = {
  key: string
  label: string
  /** The filter as a short phrase for a brief. */
  name: string
  value: string
  /** Active by default; Clear returns to it. */
  isDefault: boolean
  remove: () => void
}

/** Number of filters that the visitor has set. */
export function countSet(applied: readonly Applied[]): number {
  return applied.filter(({ isDefault }) => !isDefault).length
}

/** Hook: every active filter with its label. A filter whose label is not known yet is shown by its control alone. */
export function useAppliedFilters(
  list: Pick<VoiceList, 'state' | 'lookups' | 'similarTo' | 'change' | 'findSimilar'>,
): Applied[] {
  const words = useWords(voiceSearchWords)
  const genders = useGenderLabels()
  const { state, lookups, similarTo, change, findSimilar } = list
  const nameOf = (name: keyof Lookups) => lookups[name]?.find(({ id }) => id === state[name])?.label
  const applied: Applied[] = []
  function add(key: string, name: string, value: string, remove: () => void, label = value, isDefault = false): void {
    applied.push({ key, label, name, value, isDefault, remove })
  }
  if (state.voiceId !== null) {
    const label = similarTo === null ? words('similar') : words('similarTo', { name: similarTo })
    const value = similarTo ?? words('briefVoice', { id: state.voiceId })
    add('similar', words('briefSimilar'), value, () => findSimilar(null), label)
  }
  if (state.search) {
    const label = words('quoted', { search: state.search })
    add('search', words('briefSearch'), state.search, () => change({ search: '' }), label)
  }
  const region = nameOf('region')
  if (!state.region) {
    const label = words('allNationalities')
    add('region', words('nationality'), words('all'), () => change({ region: DEFAULT_REGION }), label)
  } else if (region) {
    const isDefault = state.region === DEFAULT_REGION
    const label = words('withNationality', { region })
    add('region', words('nationality'), region, () => change({ region: ALL_REGIONS }), label, isDefault)
  }
  if (state.gender !== 0) add('gender', words('gender'), genders[state.gender], () => change({ gender: 0 }))
  const age = nameOf('age')
  if (age) add('age', words('briefAge'), age, () => change({ age: null }))
  const category = nameOf('category')
  if (category) add('category', words('category'), category, () => change({ category: null }))
  return applied
}

type FilterChipsProps = {
  applied: readonly Applied[]
  onClear(): void
  /** Called because the pressed chip is gone and the focus has to be moved. */
  onGone(): void
}

export function FilterChips({ applied, onClear, onGone }: FilterChipsProps) {
  const words = useWords(voiceSearchWords)
  if (applied.length === 0) return null
  function end(remove: () => void): void {
    remove()
    onGone()
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
      {countSet(applied) > 0 && (
        <li>
          <Button variant="text" textStyle="small" ml={{ md: '2' }} onClick={() => end(onClear)}>
            {words('clear')}
          </Button>
        </li>
      )}
    </List>
  )
}
