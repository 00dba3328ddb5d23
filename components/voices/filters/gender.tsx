/** Gender filter as three buttons: male, female or all. */
import { chakra } from '@chakra-ui/react'
import { FieldName } from '@/components/ui/controls/field'
import { NARROW_WINDOW } from '@/components/ui/media'
import { useWords } from '@/lib/contexts/words-context'
import type { Gender } from '@/lib/voices/list-query'

const GENDERS: readonly Gender[] = [0, 1, 2]

/** Hook with the words for each gender. */
export function useGenderLabels(): Record<Gender, string> {
  const words = useWords('voices', 'voiceSearch')
  return { 0: words.voiceSearch.all, 1: words.voices.male, 2: words.voices.female }
}

const Group = chakra('fieldset', { base: { minWidth: '0' } })

const Choices = chakra('div', {
  base: {
    display: 'flex',
    height: '12',
    [NARROW_WINDOW]: { flexWrap: 'wrap', height: 'auto', borderRadius: 'xl' },
    padding: '3px',
    border: '1.5px solid {colors.edge}',
    borderRadius: 'pill',
  },
})

const Choice = chakra('label', {
  base: {
    position: 'relative',
    flex: '1',
    display: 'grid',
    placeItems: 'center',
    px: '3.5',
    [NARROW_WINDOW]: { py: '1' },
    borderRadius: 'pill',
    fontSize: 'lg',
    lineHeight: '1.2',
    cursor: 'pointer',
    transition: 'background-color {durations.fast} ease-out, color {durations.fast} ease-out',
    '&:hover:not(:has(:checked))': { bg: 'line' },
    '&:has(:checked)': { bg: 'fg', color: 'bg', fontWeight: '600' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '3px' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit', margin: '0' },
  },
})

type GenderChoiceProps = {
  value: Gender
  isNameHidden: boolean
  onChange(value: Gender): void
  /** The visitor points at it. */
  onPoint(value: Gender): void
}

export function GenderChoice({ value, isNameHidden, onChange, onPoint }: GenderChoiceProps) {
  const words = useWords('voiceSearch')
  const labels = useGenderLabels()
  return (
    <Group>
      <FieldName as="legend" isHidden={isNameHidden}>
        {words.voiceSearch.gender}
      </FieldName>
      <Choices>
        {GENDERS.map((id) => (
          <Choice key={id} onPointerEnter={() => onPoint(id)}>
            <input type="radio" name="gender_id" value={id} checked={value === id} onChange={() => onChange(id)} />
            {labels[id]}
          </Choice>
        ))}
      </Choices>
    </Group>
  )
}
