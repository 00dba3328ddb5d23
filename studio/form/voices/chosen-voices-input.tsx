/** The input of a list of voices: Sanity's own list, with a search of the booking system below it. */
import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import useSWR from 'swr'
import type { Voice } from '../../../lib/api/models.ts'
import { downloadLink } from '../../../lib/voices/links.ts'
import { textOf } from '../../rules/parent.ts'
import { readCatalogue } from '../../voices/catalogue.ts'
import { playButton } from '../recording/play-button.ts'

/** As many as fit below the search. */
const SHOWN = 6

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** The voices whose name or booking ref has the typed words. */
function findInCatalogue(voices: readonly Voice[], typed: string): readonly Voice[] {
  const words = plain(typed)
  if (!words) return []
  return voices
    .filter(({ pseudonym, code }) => plain(pseudonym).includes(words) || plain(code).includes(words))
    .slice(0, SHOWN)
}

type FoundProps = { voice: Voice; isChosen: boolean; onChoose(): void }

function Found({ voice, isChosen, onChoose }: FoundProps) {
  const { pseudonym, code, region, ageCategory, categoryAudioList } = voice
  const sample = categoryAudioList[0]
  return (
    <Card as="li" border radius={2} padding={2}>
      <Flex align="center" gap={3}>
        <Box style={{ width: 33, height: 33 }}>{playButton(sample && downloadLink(voice, sample), pseudonym)}</Box>
        <Stack flex={1} gap={2}>
          <Text size={1} weight="medium">
            {pseudonym}
          </Text>
          <Text size={1} muted>
            {[code, region, ageCategory].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={isChosen ? 'Chosen' : 'Choose'}
          aria-label={isChosen ? `${pseudonym} is chosen` : `Choose ${pseudonym}`}
          disabled={isChosen}
          onClick={onChoose}
        />
      </Flex>
    </Card>
  )
}

type SearchProps = {
  catalogue: readonly Voice[] | null | undefined
  chosen: ReadonlySet<string>
  onChoose(voice: Voice): void
}

function Search({ catalogue, chosen, onChoose }: SearchProps) {
  const [typed, setTyped] = useState('')
  if (catalogue === null) return <Text size={1}>The booking system cannot be reached. Try again in a minute.</Text>
  const found = findInCatalogue(catalogue ?? [], typed)
  return (
    <Stack gap={2}>
      <TextInput
        type="search"
        fontSize={2}
        aria-label="Search voices by name or booking ref"
        placeholder="Search by name or booking ref"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Stack as="ul" aria-label="Voices found" gap={1} padding={0} margin={0} style={{ listStyle: 'none' }}>
        {found.map((voice) => (
          <Found
            key={voice.id}
            voice={voice}
            isChosen={chosen.has(String(voice.id))}
            onChoose={() => onChoose(voice)}
          />
        ))}
      </Stack>
      {catalogue && typed.trim() && found.length === 0 && <Text size={1}>No voice has this name or booking ref.</Text>}
    </Stack>
  )
}

export function ChosenVoicesInput(props: ArrayOfObjectsInputProps) {
  const { value, readOnly, onItemAppend } = props
  const items: readonly unknown[] = value ?? []
  const { data: catalogue } = useSWR('voices', readCatalogue)
  const chosen = new Set(items.map((item) => textOf(item, 'voiceId')))
  const known = new Set(catalogue?.map(({ id }) => String(id)))
  const missing = catalogue ? items.filter((item) => !known.has(textOf(item, 'voiceId'))) : []
  function choose({ id, pseudonym, code }: Voice): void {
    const item = { _key: crypto.randomUUID(), _type: 'chosenVoice', voiceId: String(id), name: pseudonym, code }
    onItemAppend(item)
  }
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {missing.length > 0 && (
        <Card tone="caution" border radius={2} padding={3} role="status">
          <Text size={1}>
            No longer in the booking system, so visitors do not see:{' '}
            {missing.map((item) => `${textOf(item, 'name')} (${textOf(item, 'code')})`).join(', ')}.
          </Text>
        </Card>
      )}
      {!readOnly && <Search catalogue={catalogue} chosen={chosen} onChoose={choose} />}
    </Stack>
  )
}
