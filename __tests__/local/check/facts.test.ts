/** The check of the facts in the dataset. */
import { lintFacts } from '../../../local/check/facts'
import { readDocuments } from '../../../local/stack/demo-content'

const FACTS = {
  _id: 'facts',
  _type: 'facts',
  phone: '1300 975 707',
  others: [
    { name: 'credit', value: '$300' },
    { name: 'days', value: '10' },
  ],
}

const page = (text: string) => ({ _id: 'page-a', _type: 'page', path: '/a', sections: [{ heading: { text } }] })

test('the dataset of the repository passes', () => {
  expect(lintFacts(readDocuments())).toEqual([])
})

test.each([
  ['Call 1300 975 707.', 'error page-a sections.0.heading.text: "1300 975 707" is written out: write {phone}'],
  ['Save $300!', 'error page-a sections.0.heading.text: "$300" is written out: write {credit}'],
  ['Save {discount}', 'error page-a sections.0.heading.text: there is no fact {discount}'],
])('"%s" fails', (text, line) => {
  expect(lintFacts([FACTS, page(text)])).toEqual([line])
})

test('facts in brackets, longer numbers, short values and quotes pass', () => {
  const review = { _id: 'review-a', _type: 'review', quote: 'They gave us $300.' }
  const text = '{phone}: {credit}, not $300,000, within 10 days'
  expect(lintFacts([FACTS, page(text), review])).toEqual([])
})
