/**
 * Measures the script desk in this process: predicted against real length of the demo's recordings, whose transcripts are the
 * texts that the speech was made from, and how long reading a script of 100,000 characters takes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addLengths, paceOf, type SpokenLength, secondsFor } from '../../lib/script/pace.ts'
import { readScript } from '../../lib/script/read-script.ts'
import { table } from '../processes/markdown-table.ts'
import { DEMO_CONTENT } from '../stack/demo-content.ts'
import { median } from './numbers.ts'

const VOICES = join('local', 'demo', 'api', 'voices.json')

/** The pace of the rule of thumb, in words of average length in 30 seconds. */
const MEDIUM = 75

/** Recordings with music before, below or after the speech: their length is not that of the speech. */
const WITH_MUSIC: readonly string[] = ['Commercial']

const LENGTH = 100_000
const RUNS = 30

type Recording = { name: string; voice: string; seconds: number; script: SpokenLength; hasMusic: boolean }

type VoiceRow = { pseudonym: string; samples: { category: string; seconds: number; transcript: string }[] }
type SampleRow = { _id: string; _type: string; seconds?: number; transcript?: string }

function voiceRecordings(): Recording[] {
  const voices: VoiceRow[] = JSON.parse(readFileSync(VOICES, 'utf8'))
  return voices.flatMap(({ pseudonym, samples }) =>
    samples.map(({ category, seconds, transcript }) => ({
      name: `${pseudonym}, ${category}`,
      voice: pseudonym,
      seconds,
      script: readScript(transcript),
      hasMusic: WITH_MUSIC.includes(category),
    })),
  )
}

/** The samples of services; only those of script writing are speech alone. */
function sampleRecordings(): Recording[] {
  const lines = readFileSync(join(DEMO_CONTENT, 'data.ndjson'), 'utf8').split('\n').filter(Boolean)
  const rows: SampleRow[] = lines.map((line) => JSON.parse(line))
  return rows.flatMap(({ _id: id, _type: type, seconds, transcript }) =>
    type === 'sample' && seconds && transcript
      ? [
          {
            name: id,
            voice: id,
            seconds,
            script: readScript(transcript),
            hasMusic: !id.startsWith('sample-script-'),
          },
        ]
      : [],
  )
}

/** The pace of the voice's other recordings without music, as a visitor's own is measured; null when there are none. */
function ownPace(recording: Recording, all: readonly Recording[]): number | null {
  const others = all.filter((other) => other !== recording && other.voice === recording.voice && !other.hasMusic)
  const script = others.map((other) => other.script).reduce(addLengths, { words: 0, characters: 0 })
  const seconds = others.reduce((sum, other) => sum + other.seconds, 0)
  return paceOf(script, seconds * 1000)
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

type Prediction = { recording: Recording; medium: number; own: number | null }

function errorOf(predicted: number, { seconds }: Recording): number {
  return predicted / seconds - 1
}

function summary(name: string, errors: readonly number[]): string {
  const sizes = errors.map(Math.abs)
  const over = sizes.filter((size) => size > 0.15).length
  return `- ${name}: ${errors.length} recordings, median error ${percent(median(sizes))}, largest ${percent(Math.max(...sizes))}, ${over} above 15 %.`
}

function row({ recording, medium, own }: Prediction): string[] {
  const { name, script, seconds, hasMusic } = recording
  const ownCells = own === null ? ['', ''] : [own.toFixed(1), percent(errorOf(own, recording))]
  return [
    hasMusic ? `${name} (music)` : name,
    String(script.words),
    seconds.toFixed(1),
    medium.toFixed(1),
    percent(errorOf(medium, recording)),
    ...ownCells,
  ]
}

function predictions(): Prediction[] {
  const all = [...voiceRecordings(), ...sampleRecordings()]
  return all.map((recording) => {
    const pace = ownPace(recording, all)
    const { script } = recording
    return { recording, medium: secondsFor(script, MEDIUM), own: pace === null ? null : secondsFor(script, pace) }
  })
}

/** Scripts of 100,000 characters: a usual one, and one in which everything has to be looked at. */
const LONG_SCRIPTS = {
  'a commercial, repeated':
    'VO: (warm) Lantern Hill Orchard. Cherries, just $4.99 a kilo. Call 1300 975 707 by 9am.\n\n',
  'text without marks': 'Come up the river road this weekend and stay for lunch under the walnut trees.\n',
  'one line without a space': 'a.b@c-1',
  'brackets that are never closed': '(a [b ',
}

function readingTimes(): string {
  const rows = Object.entries(LONG_SCRIPTS).map(([name, text]) => {
    const script = text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH)
    const times = Array.from({ length: RUNS }, () => {
      const begun = performance.now()
      readScript(script)
      return performance.now() - begun
    })
    return [name, median(times).toFixed(1), Math.max(...times).toFixed(1)]
  })
  return table(['100,000 characters', 'median ms', 'slowest ms'], rows)
}

/** @returns the section of the report */
export async function measureScripts(): Promise<string> {
  const all = predictions()
  const speech = all.filter(({ recording }) => !recording.hasMusic)
  const own = (some: readonly Prediction[]) =>
    some.flatMap(({ recording, own: seconds }) => (seconds === null ? [] : [errorOf(seconds, recording)]))
  return [
    '## Scripts',
    '',
    "Length of the demo's recordings as the script desk predicts it from their transcripts, which are the texts that the synthetic speech was made from: at the medium pace (75 words of average length in 30 seconds; the recordings' own words are shorter, and the synthetic voices faster), and at the voice's own, measured on its other recordings without music, as a visitor who reads aloud once. Targets at the own pace: median error at most 6 %, none above 15 %.",
    '',
    summary('Speech alone, own pace', own(speech)),
    summary(
      'Speech alone, medium pace',
      speech.map(({ recording, medium }) => errorOf(medium, recording)),
    ),
    summary(
      'With music, own pace (the music before and after is part of their length)',
      own(all.filter(({ recording }) => recording.hasMusic)),
    ),
    '',
    table(['recording', 'words', 'real s', 'medium s', 'error', 'own s', 'error'], all.map(row)),
    '',
    `Reading a script, target 50 ms (${RUNS} runs each):`,
    '',
    readingTimes(),
  ].join('\n')
}
