/** The input of one recording of a voice: the voice, then which of its recordings. */
import { Select, Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, set, unset } from 'sanity'
import type { Voice } from '../../../lib/api/models.ts'
import { textOf } from '../../common/untyped.ts'
import { UNREACHABLE } from './catalogue.ts'
import { type ListedRecording, recordingsOf, recordingValue } from './recordings.ts'
import { useCatalogue } from './use-catalogue.ts'

function voiceLabel({ pseudonym, code }: Pick<Voice, 'pseudonym' | 'code'>): string {
  return code ? `${pseudonym} (${code})` : pseudonym
}

export function VoiceRecordingInput({ value, onChange, readOnly, elementProps }: ObjectInputProps) {
  const catalogue = useCatalogue()
  if (catalogue === null) return <Text size={1}>{UNREACHABLE}</Text>
  const voices = [...(catalogue ?? [])].sort((a, b) => a.pseudonym.localeCompare(b.pseudonym))
  const [voiceId, sampleId] = [textOf(value, 'voiceId'), textOf(value, 'sampleId')]
  const voice = voices.find(({ id }) => String(id) === voiceId)
  const recordings = voice ? recordingsOf(voice) : []
  const isDisabled = readOnly === true || !catalogue
  const isMissing = voiceId !== '' && !isDisabled && !recordings.some((one) => one.sampleId === sampleId)

  function choose(next: Voice | undefined, recording?: ListedRecording): void {
    onChange(next ? set({ _type: 'voiceRecording', ...recordingValue(next, recording) }) : unset())
  }

  return (
    <Stack gap={3}>
      <Select
        {...elementProps}
        aria-label="Voice"
        disabled={isDisabled}
        value={voice ? voiceId : ''}
        onChange={({ currentTarget }) => {
          const next = voices.find(({ id }) => String(id) === currentTarget.value)
          const own = next ? recordingsOf(next) : []
          choose(next, own.length === 1 ? own[0] : undefined)
        }}
      >
        <option value="">Choose a voice</option>
        {voices.map((one) => (
          <option key={one.id} value={String(one.id)}>
            {voiceLabel(one)}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Recording"
        disabled={isDisabled || !voice}
        value={sampleId}
        onChange={({ currentTarget }) =>
          choose(
            voice,
            recordings.find((one) => one.sampleId === currentTarget.value),
          )
        }
      >
        <option value="">Choose a recording</option>
        {recordings.map((one) => (
          <option key={one.sampleId} value={one.sampleId}>
            {one.category}
          </option>
        ))}
      </Select>
      {isMissing && sampleId !== '' && (
        <Text size={1} muted role="status">
          {`No longer in the booking system: ${textOf(value, 'name')}, ${textOf(value, 'category')}. Visitors do not see these words.`}
        </Text>
      )}
    </Stack>
  )
}
