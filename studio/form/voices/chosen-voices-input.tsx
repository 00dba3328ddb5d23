/** The input of a list of voices: the chosen ones in their order, and all of the booking system to tick. */
import { Stack, Text } from '@sanity/ui'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, unset } from 'sanity'
import type { Voice } from '../../../lib/api/models.ts'
import { textOf } from '../../common/untyped.ts'
import { useUndoRemoval } from '../undo-removal.tsx'
import { missingVoices } from './catalogue.ts'
import { MissingVoicesCard } from './missing-voices.tsx'
import { useCatalogue } from './use-catalogue.ts'
import { VoiceOrder } from './voice-order.tsx'
import { VoiceTicks } from './voice-ticks.tsx'

export function ChosenVoicesInput({ value, readOnly = false, onChange, elementProps }: ArrayOfObjectsInputProps) {
  const items = value ?? []
  const catalogue = useCatalogue()
  const byId = new Map(catalogue?.map((voice) => [String(voice.id), voice]))
  const chosen = items.map((item) => ({
    key: item._key,
    name: textOf(item, 'name'),
    code: textOf(item, 'code'),
    voice: byId.get(textOf(item, 'voiceId')),
  }))
  const removal = useUndoRemoval()
  const missing = missingVoices(items, catalogue)

  function remove(keys: readonly string[]): void {
    for (const key of keys) {
      const index = items.findIndex(({ _key }) => _key === key)
      removal?.(items[index], index, `“${textOf(items[index], 'name')}”`)
    }
    onChange(keys.map((key) => unset([{ _key: key }])))
  }

  function tick({ id, pseudonym, code }: Voice, isTicked: boolean): void {
    const voiceId = String(id)
    // A patch, and not `onItemAppend`, which opens the form of each new item, and closes that of the section.
    const item = { _key: crypto.randomUUID(), _type: 'chosenVoice', voiceId, name: pseudonym, code }
    if (isTicked) onChange([setIfMissing([]), insert([item], 'after', [-1])])
    else remove(items.filter((known) => textOf(known, 'voiceId') === voiceId).map(({ _key }) => _key))
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
      {missing.length > 0 && (
        <MissingVoicesCard
          voices={missing}
          action={
            readOnly
              ? undefined
              : {
                  text: missing.length === 1 ? 'Take it out' : `Take all ${missing.length} out`,
                  run: () => remove(missing.map((item) => textOf(item, '_key'))),
                }
          }
        />
      )}
      {chosen.length > 0 && (
        <VoiceOrder voices={chosen} isReadOnly={readOnly} onRemove={(key) => remove([key])} onMove={move} />
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
