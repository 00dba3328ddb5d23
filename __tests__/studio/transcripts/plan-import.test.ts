import type { Voice } from '@/lib/api/models'
import { planTranscripts } from '@/studio/transcripts/plan-import'
import { voice, voiceSample } from '../../helpers/data/voices'

const wren: Voice = voice(4, 'Wren', {
  categoryAudioList: [
    voiceSample(41, { category: 'Ethical AI' }),
    voiceSample(42),
    voiceSample(43),
    voiceSample(44, { category: 'Corporate' }),
  ],
})
const catalogue = [wren, voice(5, 'Rook'), voice(6, 'Rook')]

function plan(file: string, stored: Parameters<typeof planTranscripts>[2] = []) {
  const result = planTranscripts(file, catalogue, stored)
  if (typeof result === 'string') throw new Error(result)
  return result
}

test('a row is the words of one recording, which is named as on the page of the voice (B716)', () => {
  const { documents, skipped } = plan(
    'Voice,Recording,Words\nBB-4,Commercial,One.\nwren,commercial 2,"Two, and\nthree."\n4,Ethical AI,Four.\n',
  )
  expect(skipped).toEqual([])
  expect(documents.map(({ _id, text, recording }) => [_id, recording.sampleId, recording.category, text])).toEqual([
    ['transcript-4-42', '42', 'Commercial', 'One.'],
    ['transcript-4-43', '43', 'Commercial 2', 'Two, and\nthree.'],
    ['transcript-4-41', '41', 'Ethical AI', 'Four.'],
  ])
  expect(documents[0]).toMatchObject({
    _type: 'transcript',
    isSample: false,
    recording: { name: 'Wren', code: 'BB-4' },
  })
})

test('a transcript that is there already is changed, and only where its words differ (B716)', () => {
  const stored = [
    { _id: 'by-hand', voiceId: '4', sampleId: '42', text: 'Old.' },
    { _id: 'b', voiceId: '4', sampleId: '44', text: 'Same.' },
  ]
  const { documents, replaced, same } = plan('voice;sample;text\nBB-4;Commercial;New.\nBB-4;Corporate;Same.', stored)
  expect(documents.map(({ _id }) => _id)).toEqual(['by-hand'])
  expect([replaced, same]).toEqual([1, 1])
})

test('a row that is of no recording is left out with its reason (B716)', () => {
  const rows = [
    'voice,recording,words',
    'Nobody,Commercial,A.',
    'Rook,Commercial,A.',
    'BB-4,Gaming,A.',
    'BB-4,Corporate,',
    'BB-4,Commercial,A.',
    'Wren,Commercial,B.',
    ',Commercial,A.',
    '',
    'BB-4,Corporate,"A',
  ]
  const { documents, skipped } = plan(rows.join('\n'))
  expect(documents).toHaveLength(1)
  expect(skipped).toEqual([
    { line: 2, problem: 'The booking system has no voice “Nobody”.' },
    { line: 3, problem: 'There are 2 voices “Rook”: write the booking ref.' },
    { line: 4, problem: 'Wren has no recording “Gaming”. There are: Commercial, Commercial 2, Corporate, Ethical AI.' },
    { line: 5, problem: 'It has no words.' },
    { line: 7, problem: 'Line 6 is of the same recording.' },
    { line: 8, problem: 'It names no voice.' },
    { line: 10, problem: expect.stringContaining('quotation mark') },
  ])
})

test.each(['', 'voice,words\nBB-4,A.', 'a,b,c'])('a file without the three columns cannot be read: %j', (file) => {
  expect(planTranscripts(file, catalogue, [])).toMatch(/three columns/)
})
