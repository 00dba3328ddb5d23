/** The input of a list of voices: the chosen ones in their order, and all of the booking system to tick. */
import { Card, Stack, Text } from '@sanity/ui'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, unset } from 'sanity'
import useSWR from 'swr'
import type { Voice } from '../../../lib/api/models.ts'
import { textOf } from '../../rules/parent.ts'
import { readCatalogue } from '../../voices/catalogue.ts'
import { VoiceOrder } from './voice-order.tsx'
import { VoiceTicks } from './voice-ticks.tsx'

export function ChosenVoicesInput({ value, readOnly = false, onChange, elementProps }: ArrayOfObjectsInputProps) {
  const items = value ?? []
  const { data: catalogue } = useSWR('voices', readCatalogue)
  const byId = new Map(catalogue?.map((voice) => [String(voice.id), voice]))
  const chosen = items.map((item) => ({
    key: item._key,
    name: textOf(item, 'name'),
    code: textOf(item, 'code'),
    voice: byId.get(textOf(item, 'voiceId')),
  }))
  const missing = catalogue ? chosen.filter(({ voice }) => !voice) : []

  const remove = (key: string) => onChange(unset([{ _key: key }]))

  function tick({ id, pseudonym, code }: Voice, isTicked: boolean): void {
    const voiceId = String(id)
    // A patch, and not `onItemAppend`, which opens the form of each new item, and closes that of the section.
    const item = { _key: crypto.randomUUID(), _type: 'chosenVoice', voiceId, name: pseudonym, code }
    if (isTicked) onChange([setIfMissing([]), insert([item], 'after', [-1])])
    else for (const { _key } of items.filter((known) => textOf(known, 'voiceId') === voiceId)) remove(_key)
  }

  function move(key: string, over: string): void {
    const keys = items.map(({ _key }) => _key)
    const item = items.find(({ _key }) => _key === key)
    const side = keys.indexOf(key) < keys.indexOf(over) ? 'after' : 'before'
    if (item) onChange([unset([{ _key: key }]), insert([item], side, [{ _key: over }])])
  }

  return (
    <Stack gap={3}>
      <Text size={1} muted role="status">
        {chosen.length === 0 ? 'None is chosen yet: tick voices below.' : `Chosen: ${chosen.length}`}
      </Text>
      {chosen.length > 0 && <VoiceOrder voices={chosen} isReadOnly={readOnly} onRemove={remove} onMove={move} />}
      {missing.length > 0 && (
        <Card tone="caution" border radius={2} padding={3} role="status">
          <Text size={1}>
            No longer in the booking system, so visitors do not see:{' '}
            {missing.map(({ name, code }) => `${name} (${code})`).join(', ')}.
          </Text>
        </Card>
      )}
      <VoiceTicks
        catalogue={catalogue}
        ticked={new Set(items.map((item) => textOf(item, 'voiceId')))}
        isReadOnly={readOnly}
        elementProps={elementProps}
        onTick={tick}
      />
    </Stack>
  )
}
