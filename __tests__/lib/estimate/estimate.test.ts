import { enquiryOfEstimate } from '@/lib/estimate/brief'
import { formatMoney, withGst } from '@/lib/estimate/money'
import { type EstimatorInputs, NO_INPUTS } from '@/lib/estimate/options'
import { estimateQuestion } from '@/lib/estimate/question'
import { mergeWords } from '@/lib/words/merge-words'

const words = mergeWords(null)

const COMPLETE: EstimatorInputs = {
  duration: 30,
  location: 'national',
  medium: 'tv',
  wordCount: 450,
  usage: 'Corporate Video',
}

test.each([
  [0, '$0'],
  [840, '$840'],
  [1250, '$1,250'],
  [1250.5, '$1,250.50'],
  [1250.999, '$1,251'],
  [1234567.8, '$1,234,567.80'],
])('%d dollars are %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

test.each([
  [840, 924],
  [0, 0],
  [19.99, 21.99],
  [1.05, 1.16],
  [333.33, 366.66],
])('%d plus 10%% GST is %d', (amount, total) => {
  expect(withGst(amount)).toBe(total)
})

test('a commercial is requested once all three choices are made, medium as scriptType (B38, B39)', () => {
  expect(estimateQuestion('commercial', COMPLETE)).toEqual({
    call: 'estimateCommercial',
    query: { duration: 30, location: 'national', scriptType: 'tv' },
  })
  for (const missing of ['duration', 'location', 'medium'] as const) {
    expect(estimateQuestion('commercial', { ...COMPLETE, [missing]: null })).toBeNull()
  }
})

test('a narration is requested by word count alone (B41)', () => {
  expect(estimateQuestion('narration', { ...NO_INPUTS, wordCount: 450 })).toEqual({
    call: 'estimateNarration',
    query: { wordCount: 450 },
  })
  expect(estimateQuestion('narration', NO_INPUTS)).toBeNull()
})

test('the brief is built from the current choices and estimate', () => {
  expect(enquiryOfEstimate('commercial', COMPLETE, 1840, words).brief).toBe(
    'Estimate: $1,840 + GST\nDuration: 30 seconds\nLocation: National\nMedium: TV',
  )
  expect(enquiryOfEstimate('narration', COMPLETE, 0, words).brief).toBe(
    'Estimate: $0 + GST\nApproximate word count: 450 words (2 to 3 min)\nUsage: Corporate Video',
  )
  expect(enquiryOfEstimate('commercial', NO_INPUTS, null, words)).toEqual({ about: undefined, brief: '' })
})

test('a brief without an estimate says that none was given, once there are choices enough for one (B164)', () => {
  expect(enquiryOfEstimate('commercial', COMPLETE, null, words)).toEqual({
    about: '30 seconds, National, TV',
    brief: 'Estimate: $0 + GST (no estimate was given)\nDuration: 30 seconds\nLocation: National\nMedium: TV',
  })
  expect(enquiryOfEstimate('narration', { ...NO_INPUTS, wordCount: 450 }, null, words).brief).toBe(
    'Estimate: $0 + GST (no estimate was given)\nApproximate word count: 450 words (2 to 3 min)',
  )
  expect(enquiryOfEstimate('commercial', { ...COMPLETE, medium: null }, null, words).brief).not.toContain('Estimate')
  expect(enquiryOfEstimate('narration', { ...NO_INPUTS, usage: 'Other' }, null, words).brief).toBe('Usage: Other')
})

test('an estimate for a voice names it first, also before any choice (B223)', () => {
  const voice = { name: 'Wren', code: 'BB-104' }
  const named = 'Voice: Wren\nBooking ref: BB-104'
  expect(enquiryOfEstimate('commercial', NO_INPUTS, null, words, voice)).toEqual({
    about: 'Wren, booking ref BB-104',
    brief: named,
  })
  expect(enquiryOfEstimate('narration', COMPLETE, 690, words, voice)).toMatchObject({
    about: expect.stringMatching(/^Wren, booking ref BB-104: \$690 \+ GST: 450 words/),
    brief: expect.stringMatching(new RegExp(`^${named}\nEstimate: `)),
  })
})
