/** The form of a sample: its length and waveform are computed from the file, and shown with a player. */
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type ObjectInputProps, set, unset } from 'sanity'
import { computePeaks } from '../../../lib/audio/compute-peaks.ts'
import type { KeptPeaks } from '../../../lib/audio/peaks-store.ts'
import { WAVE_HEIGHT, WAVE_PITCH, wavePath } from '../../../lib/audio/waveform.ts'
import { fieldOf, listOf, textOf } from '../../rules/parent.ts'
import { refusedRecording, roundedSeconds } from '../../rules/recording.ts'
import { useLake } from '../use-lake.ts'

const URL_OF = '*[_id == $id][0].url'

function Wave({ peaks }: { peaks: readonly number[] }) {
  return (
    <svg
      viewBox={`0 0 ${peaks.length * WAVE_PITCH} ${WAVE_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="Waveform of the recording"
      style={{ width: '100%', height: WAVE_HEIGHT, stroke: 'currentColor', strokeWidth: 4, strokeLinecap: 'round' }}
    >
      <path d={wavePath(peaks)} fill="none" />
    </svg>
  )
}

type Recording = { ref: string; url: string; peaks: number[]; seconds: number | undefined }

function useRecording(value: unknown): Recording {
  const ref = textOf(fieldOf(fieldOf(value, 'audio'), 'asset'), '_ref')
  const params = useMemo(() => (ref ? { id: ref } : null), [ref])
  const url = useLake(URL_OF, params)
  const seconds = fieldOf(value, 'seconds')
  return {
    ref,
    url: typeof url === 'string' ? url : '',
    peaks: listOf(value, 'peaks').map(Number),
    seconds: typeof seconds === 'number' ? seconds : undefined,
  }
}

/**
 * Computes length and waveform of a file that is chosen while the form is open. When the waveform changes together with
 * the file, as by going back to an older version, it belongs to it already. A file that cannot be heard is taken out.
 * @returns the reason why the last file was not taken
 */
function useFilledIn({ ref, url, peaks }: Recording, { onChange }: ObjectInputProps): string | null {
  const [refusal, setRefusal] = useState<string | null>(null)
  const wave = peaks.join()
  const known = useRef({ ref, wave })
  const fillIn = useEffectEvent((heard: KeptPeaks | null) => {
    const problem = refusedRecording(heard)
    setRefusal(problem)
    if (problem !== null || !heard) onChange([unset(['audio']), unset(['peaks']), unset(['seconds'])])
    else onChange([set(heard.peaks, ['peaks']), set(roundedSeconds(heard.seconds), ['seconds'])])
  })
  useEffect(() => {
    const before = known.current
    if (before.ref === ref) {
      known.current = { ref, wave }
      return
    }
    if (ref !== '' && url === '') return
    known.current = { ref, wave }
    if (ref !== '' && before.wave === wave) computePeaks(url).then(fillIn)
  }, [ref, url, wave])
  return refusal
}

export function RecordingInput(props: ObjectInputProps) {
  const recording = useRecording(props.value)
  const refusal = useFilledIn(recording, props)
  const { url, peaks, seconds } = recording
  return (
    <Stack gap={4}>
      {refusal && (
        <Card tone="critical" border radius={2} padding={3} role="alert">
          <Text size={1}>{refusal}</Text>
        </Card>
      )}
      {url && (
        <Card as="section" aria-label="The recording" border radius={2} padding={3}>
          <Stack gap={3}>
            {peaks.length > 0 && <Wave peaks={peaks} />}
            <Flex gap={3} align="center">
              {/* biome-ignore lint/a11y/useMediaCaption: its words are in the field Transcript. */}
              <audio controls preload="none" src={url} style={{ flex: 1, height: 32 }} />
              <Text size={1} muted>
                {seconds === undefined ? 'Measuring …' : `${seconds} seconds`}
              </Text>
            </Flex>
          </Stack>
        </Card>
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}
