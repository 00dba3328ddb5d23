/** The form of a recording: its length and waveform are computed from the file, and shown with a player. */
import { Flex, Stack } from '@sanity/ui'
import { type ObjectInputProps, set, unset } from 'sanity'
import { BOWER_HEIGHT, BOWER_PITCH, bowerPath, bowerSticks } from '../../../lib/audio/bower.ts'
import { computePeaks } from '../../../lib/audio/compute-peaks.ts'
import { listOf, numberOf } from '../../common/untyped.ts'
import { refusedRecording, roundedSeconds } from '../../rules/files/recording.ts'
import { FileCard, Length } from './file-card.tsx'
import { useFile, useFilledIn } from './use-file.ts'

/** As visitors see it. */
function Wave({ peaks }: { peaks: readonly number[] }) {
  const sticks = bowerSticks(peaks, peaks.length)
  return (
    <svg
      viewBox={`0 0 ${sticks.length * BOWER_PITCH} ${BOWER_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="Waveform of the recording"
      style={{
        width: '100%',
        height: 48,
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <path d={bowerPath(sticks)} fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

export function RecordingInput(props: ObjectInputProps) {
  const { value, onChange, renderDefault } = props
  const file = useFile(value, 'audio')
  const peaks = listOf(value, 'peaks').map(Number)
  const refusal = useFilledIn(file, peaks.join(), async (url) => {
    const computed = await computePeaks(url)
    const problem = refusedRecording(computed)
    if (problem !== null || !computed) onChange([unset(['audio']), unset(['peaks']), unset(['seconds'])])
    else onChange([set(computed.peaks, ['peaks']), set(roundedSeconds(computed.seconds), ['seconds'])])
    return problem
  })
  return (
    <Stack gap={4}>
      <FileCard label="The recording" url={file.url} refusal={refusal}>
        {peaks.length > 0 && <Wave peaks={peaks} />}
        <Flex gap={3} align="center">
          {/* biome-ignore lint/a11y/useMediaCaption: its words are in the field Transcript. */}
          <audio controls preload="none" src={file.url} style={{ flex: 1, height: 32 }} />
          <Length seconds={numberOf(value, 'seconds')} />
        </Flex>
      </FileCard>
      {renderDefault(props)}
    </Stack>
  )
}
