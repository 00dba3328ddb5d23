import { validate } from '../schema/content-model'

const recording = {
  _type: 'voiceRecording',
  voiceId: '4',
  sampleId: '42',
  name: 'Wren',
  code: 'BB-4',
  category: 'Commercial',
}
const words = (_id: string, fields: object) => ({ _id, _type: 'transcript', isSample: false, ...fields })

test('a transcript needs its recording and its words, and a recording has one transcript (B700)', () => {
  const { findings } = validate([
    words('whole', { recording: { ...recording, sampleId: '1' }, text: 'Come up the river road.' }),
    words('one', { recording, text: 'A.' }),
    words('two', { recording, text: 'B.' }),
    words('blank', { recording: { ...recording, sampleId: '2' } }),
    words('lost', { text: 'C.' }),
    words('half', { recording: { ...recording, sampleId: undefined }, text: 'D.' }),
  ])
  const of = (id: string) => findings.filter((line) => line.includes(id)).join('\n')
  expect(of('whole')).toBe('')
  expect(of('one')).toMatch(/has a transcript already/)
  expect(of('two')).toMatch(/has a transcript already/)
  expect(of('blank')).toMatch(/Write what is said/)
  expect(of('lost')).toMatch(/Choose the recording/)
  expect(of('half')).toMatch(/Choose the recording/)
})
