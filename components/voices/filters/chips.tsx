/** The active filters as chips that remove them; each also stays in its own control. */
import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { ALL_REGIONS, DEFAULT_REGION } from '@/lib/voices/list-query'
import type { Lookups } from '../use-lookups'
import type { VoiceList } from '../use-voice-list'
import { GENDERS } from './gender'

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

/** Every active filter with its label. A filter whose label is not known yet is shown by its control alone. */
export function appliedFilters(
  list: Pick<VoiceList, 'state' | 'lookups' | 'similarTo' | 'change' | 'findSimilar'>,
): Applied[] {
  const { state, lookups, similarTo, change, findSimilar } = list
  const nameOf = (name: keyof Lookups) => lookups[name]?.find(({ id }) => id === state[name])?.label
  const applied: Applied[] = []
  function add(key: string, name: string, value: string, remove: () => void, label = value, isDefault = false): void {
    applied.push({ key, label, name, value, isDefault, remove })
  }
  if (state.voiceId !== null) {
    const label = similarTo === null ? 'Similar voices' : `Similar to ${similarTo}`
    add('similar', 'Similar to', similarTo ?? `voice ${state.voiceId}`, () => findSimilar(null), label)
  }
  if (state.search) add('search', 'Search', state.search, () => change({ search: '' }), `“${state.search}”`)
  const region = nameOf('region')
  if (!state.region) {
    add('region', 'Nationality', 'All', () => change({ region: DEFAULT_REGION }), 'All nationalities')
  } else if (region) {
    const isDefault = state.region === DEFAULT_REGION
    add('region', 'Nationality', region, () => change({ region: ALL_REGIONS }), `Nationality: ${region}`, isDefault)
  }
  const gender = GENDERS.find(({ id }) => id === state.gender && id !== 0)
  if (gender) add('gender', 'Gender', gender.label, () => change({ gender: 0 }))
  const age = nameOf('age')
  if (age) add('age', 'Age range', age, () => change({ age: null }))
  const category = nameOf('category')
  if (category) add('category', 'Category', category, () => change({ category: null }))
  return applied
}

type FilterChipsProps = {
  applied: readonly Applied[]
  onClear(): void
  /** Called because the pressed chip is gone and the focus has to be moved. */
  onGone(): void
}

export function FilterChips({ applied, onClear, onGone }: FilterChipsProps) {
  if (applied.length === 0) return null
  return (
    <List aria-label="Applied filters">
      {applied.map(({ key, label, remove }) => (
        <li key={key}>
          <Chip
            maxWidth="100%"
            overflowWrap="anywhere"
            onClick={() => {
              remove()
              onGone()
            }}
          >
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
          <Button
            variant="text"
            textStyle="small"
            ml={{ md: '2' }}
            onClick={() => {
              onClear()
              onGone()
            }}
          >
            Clear filters
          </Button>
        </li>
      )}
    </List>
  )
}
