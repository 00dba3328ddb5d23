/** The voices of the booking system, in one list to search and to tick. */
import { Box, Card, Checkbox, Stack, Text, TextInput } from '@sanity/ui'
import { type ComponentProps, useId, useState } from 'react'
import type { Voice } from '../../../lib/api/models.ts'
import { count } from '../../common/language/count.ts'
import { UNREACHABLE } from './catalogue.ts'
import { VoiceLine, voiceDetails } from './voice-line.tsx'

/** As many as are rendered at once: nobody scrolls through more. */
const SHOWN = 100

const LIST = { listStyle: 'none', maxHeight: 360, overflowY: 'auto' } as const

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** The voices that have every typed word in their name, booking ref, nationality or age group. */
function findInCatalogue(voices: readonly Voice[], typed: string): readonly Voice[] {
  const words = plain(typed).split(/\s+/)
  return voices.filter((voice) => {
    const text = plain(`${voice.pseudonym} ${voiceDetails(voice)}`)
    return words.every((word) => text.includes(word))
  })
}

type TickProps = { voice: Voice; isTicked: boolean; isReadOnly: boolean; onTick(isTicked: boolean): void }

function Tick({ voice, isTicked, isReadOnly, onTick }: TickProps) {
  const id = useId()
  const box = (
    <Checkbox
      id={id}
      aria-label={voice.pseudonym}
      checked={isTicked}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
  )
  return (
    <Box as="li" paddingY={1} paddingX={2}>
      <VoiceLine name={voice.pseudonym} details={voiceDetails(voice)} voice={voice} control={box} controlId={id} />
    </Box>
  )
}

type TicksProps = {
  /** Undefined while it is read, null when it cannot be. */
  catalogue: readonly Voice[] | null | undefined
  ticked: ReadonlySet<string>
  isReadOnly: boolean
  /** Of the form: its focus is the search. */
  elementProps: Pick<ComponentProps<typeof TextInput>, 'id' | 'onBlur' | 'onFocus' | 'ref'>
  onTick(voice: Voice, isTicked: boolean): void
}

export function VoiceTicks({ catalogue, ticked, isReadOnly, elementProps, onTick }: TicksProps) {
  const [typed, setTyped] = useState('')
  if (catalogue === null) return <Text size={1}>{UNREACHABLE}</Text>
  const found = findInCatalogue(catalogue ?? [], typed)
  const hidden = found.length - SHOWN
  return (
    <Stack gap={2}>
      <TextInput
        {...elementProps}
        type="search"
        fontSize={2}
        aria-label="Search voices by name or booking ref"
        placeholder="Search by name, booking ref, nationality or age group"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {found.length > 0 && (
        <Card border radius={2}>
          <Stack as="ul" aria-label="Voices of the booking system" padding={1} margin={0} style={LIST}>
            {found.slice(0, SHOWN).map((voice) => (
              <Tick
                key={voice.id}
                voice={voice}
                isTicked={ticked.has(String(voice.id))}
                isReadOnly={isReadOnly}
                onTick={(isTicked) => onTick(voice, isTicked)}
              />
            ))}
          </Stack>
        </Card>
      )}
      {hidden > 0 && (
        <Text size={1} muted>
          {count(hidden, 'more voice', 'more voices')}: type a few letters to find them.
        </Text>
      )}
      {catalogue && found.length === 0 && <Text size={1}>No voice has all of these words.</Text>}
    </Stack>
  )
}
