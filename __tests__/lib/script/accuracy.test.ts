/**
 * Accuracy of the script desk, in figures that it prints (B363): thirty scripts as agencies lay them out, each with what is said written
 * out by hand; and the demo's recordings, whose length is predicted at the pace of the voice's other recordings.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addLengths, paceOf, type SpokenLength, secondsFor } from '@/lib/script/pace'
import { readScript } from '@/lib/script/read-script'

/** A script, and every word that is said of it. */
const SCRIPTS: readonly (readonly [script: string, spoken: string])[] = [
  [
    'CLIENT: Lantern Hill Orchard\nJOB NO: 4471\nTITLE: Cherries\nDURATION: 30 secs\n\nVO: Cherries are here! Just $4.99 a kilo, this Sat & Sun only.\n\nEND',
    'Cherries are here Just four dollars ninety nine a kilo this Sat and Sun only',
  ],
  [
    'TIME\tVISION\tAUDIO\n0:00\tWide shot of the bay\tMVO: The sea is calm this morning.\n0:05\tSUPER: Book now\tSFX: gulls\n0:08\tLogo\tFVO: Come sail with us.',
    'The sea is calm this morning Come sail with us',
  ],
  [
    'VIDEO | AUDIO\n--- | ---\nKitchen, day | Dinner in 20 mins?\nPan sizzles | Yes. With Pronto, it is easy.',
    'Dinner in twenty minutes Yes With Pronto it is easy',
  ],
  [
    'Audio | Video\nMeet the new 4WD. | Car on beach\nIt goes 900km on a tank. | Super: from $59,990',
    'Meet the new four W D It goes nine hundred kilometres on a tank',
  ],
  [
    'SFX: door opens. VO: Hello there, stranger.\nMUSIC UP AND UNDER\nVO: Come in out of the rain.',
    'Hello there stranger Come in out of the rain',
  ],
  ['00:00:03 VO: Our doors open at 9am.\n00:00:07 VO: Be early.', 'Our doors open at nine A M Be early'],
  ['MVO\nA bank that listens.\n\nFVO (warmly)\nSince 1987.', 'A bank that listens Since nineteen eighty seven'],
  [
    'For lease: 3 beds, 2 baths, close to the CBD.\nOur hours: Mon to Fri, 8.30am to 5pm.',
    'For lease three beds two baths close to the C B D Our hours Monday to Friday eight thirty A M to five P M',
  ],
  [
    'SUPER SALE: half price on every lamp (closed Christmas Day).',
    'SUPER SALE half price on every lamp closed Christmas Day',
  ],
  ['Remember: 2 for 1 on Tuesdays. T&Cs apply.', 'Remember two for one on Tuesdays T and Cs apply'],
  [
    'TOM: Did you hear that?\nJESS (off): Hear what?\nTOM: The 50% off sale. (laughs) It ends 25/12.',
    'Did you hear that Hear what The fifty percent off sale It ends the twenty fifth of December',
  ],
  [
    '[MUSIC: soft piano] Every year 1.5 million Aussies lose sleep. [pause] Call 1300 975 707.',
    'Every year one point five million Aussies lose sleep Call one three zero zero nine seven five seven zero seven',
  ],
  [
    'Visit harbourbread.com.au or e-mail hello@harbourbread.example today.',
    'Visit harbour bread dot com dot A U or e mail hello at harbour bread dot example today',
  ],
  [
    '1\n00:00:01,000 --> 00:00:03,000\nWelcome to module 2.\n\n2\n00:00:03,500 --> 00:00:06,000\nLet\u2019s look at WHS basics.',
    'Welcome to module two Let\u2019s look at W H S basics',
  ],
  [
    'ANNCR: From $2.5M to $3M, auctions this week on 12\u201314 March.',
    'From two point five million dollars to three million dollars auctions this week on the twelfth to the fourteenth of March',
  ],
  [
    'Narrator: World War II began in 1939.\nNarrator: It ended six years later.',
    'World War two began in nineteen thirty nine It ended six years later',
  ],
  ['RADIO SCRIPT\n:30 RADIO\n\nOur R&D team grew 10 000 seedlings.', 'Our R and D team grew ten thousand seedlings'],
  [
    'Dr Lee is in, cnr King St and High St, open Mon\u2013Fri.',
    'Doctor Lee is in corner King Street and High Street open Monday to Friday',
  ],
  [
    'It uses 3.5L/100km and tows 2,500kg. Drive away, $34,990.',
    'It uses three point five litres per one hundred kilometres and tows two thousand five hundred kilograms Drive away thirty four thousand nine hundred and ninety dollars',
  ],
  [
    'You\u2019re our #1 priority, 24/7, 365 days a year.',
    'You\u2019re our number one priority twenty four seven three hundred and sixty five days a year',
  ],
  [
    'Find us at 2/14 Smith St, Richmond. ABN 12 345 678 901.',
    'Find us at two fourteen Smith Street Richmond A B N one two three four five six seven eight nine zero one',
  ],
  [
    'It takes 1\u00bd hours, or 3/4 of the time. A 50/50 chance.',
    'It takes one and a half hours or three quarters of the time A fifty fifty chance',
  ],
  [
    'SPEAKER | TEXT\nMum | Have you packed?\nKid 1 | Nearly.\nMum | The bus goes at 7:45.',
    'Have you packed Nearly The bus goes at seven forty five',
  ],
  [
    '(0:00-0:05) Hello Hobart.\n(0:05-0:10) It is 28\u00b0C and sunny.',
    'Hello Hobart It is twenty eight degrees and sunny',
  ],
  [
    'The infor\u00admation desk is open\u200b for guests of Henry VIII.',
    'The information desk is open for guests of Henry the eighth',
  ],
  ['The RSPCA, NASA and the ABC agree: pets rule.', 'The R S P C A NASA and the A B C agree pets rule'],
  [
    'Shot | Vision | Voice-over\n1 | Sunrise | Morning.\n2 | Coffee pours | Coffee, the way it should be.',
    'Morning Coffee the way it should be',
  ],
  [
    'Text YES to 0400 123 456 or call 1800 VOICES.',
    'Text YES to zero four zero zero one two three four five six or call one eight zero zero VOICES',
  ],
  [
    'Client:   Peak Gym\nProduct:  Memberships\nLength:   15"\n\nJoin for $9.95 a week. No lock-in contract.\n\n- END -',
    'Join for nine dollars ninety five a week No lock in contract',
  ],
  [
    'INT. KITCHEN - DAY\n\nDAD\nWho ate my pie?\n\nKID (guilty)\nThe dog did.\n\nSUPER: Pie-proof your kitchen.',
    'Who ate my pie The dog did',
  ],
]

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

test('thirty scripts as agencies lay them out', () => {
  const errors = SCRIPTS.map(([script, spoken]) => {
    const real = spoken.split(' ').length
    return Math.abs(readScript(script).words - real) / real
  })
  process.stdout.write(
    `Words of ${SCRIPTS.length} scripts: median error ${percent(median(errors))}, worst ${percent(Math.max(...errors))}\n`,
  )
  expect(SCRIPTS).toHaveLength(30)
  expect(median(errors)).toBeLessThanOrEqual(0.02)
  expect(Math.max(...errors)).toBeLessThanOrEqual(0.1)
})

type VoiceRow = { pseudonym: string; samples: { category: string; seconds: number; transcript: string }[] }
type Recording = { voice: string; seconds: number; script: SpokenLength }

/** Commercials have music before, below and after the speech: their length is not that of the speech. */
function recordings(): Recording[] {
  const voices: VoiceRow[] = JSON.parse(readFileSync(join('local', 'demo', 'api', 'voices.json'), 'utf8'))
  return voices.flatMap(({ pseudonym, samples }) =>
    samples
      .filter(({ category }) => category !== 'Commercial')
      .map(({ seconds, transcript }) => ({ voice: pseudonym, seconds, script: readScript(transcript) })),
  )
}

test('the length of recordings, at the pace of the other recordings of the voice', () => {
  const all = recordings()
  const errors = all.flatMap((recording) => {
    const others = all.filter((other) => other !== recording && other.voice === recording.voice)
    const script = others.map((other) => other.script).reduce(addLengths, { words: 0, characters: 0 })
    const pace = paceOf(script, others.reduce((sum, other) => sum + other.seconds, 0) * 1000)
    return pace === null ? [] : [Math.abs(secondsFor(recording.script, pace) / recording.seconds - 1)]
  })
  process.stdout.write(
    `Time of ${errors.length} recordings: median error ${percent(median(errors))}, worst ${percent(Math.max(...errors))}\n`,
  )
  expect(errors.length).toBeGreaterThan(40)
  expect(median(errors)).toBeLessThanOrEqual(0.06)
  expect(Math.max(...errors)).toBeLessThanOrEqual(0.15)
})

/** Of the processor, so that a busy machine changes nothing. What is quadratic takes half a minute. */
const LIMIT_MS = 2000

test.each([
  ['a usual script', 'VO: (warm) Lantern Hill Orchard. Cherries, just $4.99 a kilo. Call 1300 975 707 by 9am.\n\n'],
  ['a table', 'Wide shot | VO: Hello there.\n'],
  ['blanks', ' '],
  ['brackets that are never closed', '(a [b '],
])('100,000 characters of %s are read at once, and 60,000 blanks in one line', (_, piece) => {
  const text = `VIDEO | AUDIO\n${piece.repeat(Math.ceil(100_000 / piece.length))}\na${' '.repeat(60_000)}b: c`
  const begun = process.cpuUsage()
  readScript(text)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(LIMIT_MS)
})
