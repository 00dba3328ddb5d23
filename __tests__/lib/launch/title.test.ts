import { titleOfPair } from '@/lib/launch/title'

const pair = (fields: object) => ({ draft: null, published: { _id: 'a', _rev: '1', _type: 'transcript', ...fields } })

test.each([
  [{ title: 'Home' }, 'Home'],
  [{ recording: { name: 'Tamsin Reed', category: 'Commercial' } }, 'Tamsin Reed, Commercial'],
  [{ recording: { name: 'Tamsin Reed' } }, 'Tamsin Reed'],
  [{ recording: {} }, 'A document without a title'],
])('the name of a document with %j', (fields, name) => {
  expect(titleOfPair(pair(fields))).toBe(name)
})
