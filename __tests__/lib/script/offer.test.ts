/** The length or band that a script is priced by, the room that is left in it, and what cutting a few words would make of it (B450, B451). */
import { jobFacts, jobText, offerFor } from '@/lib/script/offer'
import { CHARACTERS_PER_WORD } from '@/lib/script/pace'
import { NO_SCRIPT, type ScriptUse } from '@/lib/script/script-store'
import { mergeWords } from '@/lib/words/merge-words'

const words = mergeWords(null)
const NARRATION = NO_SCRIPT.use
const COMMERCIAL: ScriptUse = { tab: 'commercial', location: 'statewide', medium: 'tv' }

/** So many words of average length. */
const script = (count: number) => ({ words: count, characters: count * CHARACTERS_PER_WORD })

test.each([
  [0, null],
  [1, 'words150'],
  [150, 'words150'],
  [151, 'words300'],
  [750, 'words750'],
  [751, null],
])('a narration of %i words is in the band %s', (count, label) => {
  expect(offerFor(script(count), null, NARRATION).fit?.label ?? null).toBe(label)
})

// At 75 words in 30 seconds: 37.5 in 15, 150 in 60.
test.each([
  [30, 'seconds15', 7, null],
  [45, 'seconds30', 30, { words: 8, label: 'seconds15' }],
  [75, 'seconds30', 0, null],
  [83, 'seconds60', 67, { words: 8, label: 'seconds30' }],
  [160, null, 0, { words: 10, label: 'seconds60' }],
  [300, null, 0, null],
])('a commercial of %i words fits %s, with room for %i more', (count, label, room, cut) => {
  const offer = offerFor(script(count), 75, COMMERCIAL)
  expect(offer.fit?.label ?? null).toBe(label)
  expect(offer.room).toBe(room)
  expect(offer.cut && { words: offer.cut.words, label: offer.cut.label }).toEqual(cut)
})

test('the price is requested for length, location and medium of the use', () => {
  expect(offerFor(script(30), 75, COMMERCIAL).fit?.question).toEqual({
    call: 'estimateCommercial',
    query: { duration: 15, location: 'statewide', scriptType: 'tv' },
  })
  expect(offerFor(script(30), null, COMMERCIAL).fit).toBeNull()
})

test('what is sent names everything that the price is for', () => {
  const { fit } = offerFor(script(30), 75, COMMERCIAL)
  expect(jobText(COMMERCIAL, words)).toBe('Commercial, Statewide, TV')
  expect(jobFacts(COMMERCIAL, fit, 520, words)).toEqual([
    ['What is it for?', 'Commercial'],
    ['Duration', '15 seconds'],
    ['Location', 'Statewide'],
    ['Medium', 'TV'],
    ['Estimate', '$520 + GST ($572 including GST)'],
  ])
  expect(jobFacts(NARRATION, null, null, words).filter(([, value]) => value !== null)).toEqual([
    ['What is it for?', 'Narration'],
  ])
})
