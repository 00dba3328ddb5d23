/** The table of rules of spoken text: each row reads its own example (B210, B361). */
import { readScript } from '@/lib/script/read-script'
import { RULES } from '@/lib/script/spoken-rules'

test.each(RULES.map(({ kind, example: [written, spoken] }) => [written, kind, spoken] as const))(
  '%s is a %s: "%s"',
  (written, kind, spoken) => {
    const found = readScript(written).parts.map((part) => [part.kind, part.readings[part.chosen]?.spoken])
    expect(found).toContainEqual([kind, spoken])
  },
)

test.each<[text: string, words: number]>([
  ['Our R&D team', 5],
  ['T&Cs apply', 4],
  ['World War II', 3],
  ['Henry VIII', 3],
  ['It costs 10 000 dollars', 5],
  ['It costs 10\u00a0000 dollars', 5],
  ['Worth $2.5M today', 7],
  ['Worth $1.2 MILLION', 6],
  ['\u00a55000 or \u20b9500', 7],
  ['from 20 \u20ac', 3],
  ['Open Mon\u2013Fri', 4],
  ['Open Jan-Mar', 4],
  ['https://cafe.sydney/menu', 5],
  ['Sale ends 25/12', 7],
  ['50/50 chance', 3],
  ['1\u00bd hours', 5],
  ['Call 0800 123 456', 11],
  ['Call 020 7946 0958', 12],
  ['Call (555) 123-4567', 11],
  ['3.5L/100km', 8],
  ['#1', 2],
  ['2/14 Smith St', 4],
  ['1800 VOICES', 5],
  ['ABN 12 345 678 901', 14],
  ['Lic. No. 12345', 7],
  ['AUD 500', 4],
  ['$99pp', 5],
  ['10\u201315% off', 5],
  ['12\u201314 March', 7],
  ['6 x 4 trailer', 4],
])('%j has %i spoken words (B361)', (text, words) => {
  expect(readScript(text).words).toBe(words)
})

test.each(['NASA', 'Dr Smith', 'cnr High St', '5', 'ABN', '#1'])(
  '%j is a mark, which can be read otherwise (B361)',
  (text) => {
    const [part] = readScript(text).parts
    expect(part?.readings.length).toBeGreaterThan(1)
  },
)

test('the names of letters take the time of the words that they are (B361)', () => {
  const [acronym, word] = [readScript('RSPCA'), readScript('a a a a a')]
  expect(acronym.words).toBe(word.words)
  expect(acronym.characters).toBeGreaterThan(word.characters + 5)
})
