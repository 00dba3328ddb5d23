/** The check of the facts in the dataset, run as `npm run check` runs it. */
import { lint } from './lint.ts'

const FACTS = {
  _id: 'facts',
  _type: 'facts',
  phone: '1300 975 707',
  others: [
    { name: 'credit', value: '$300' },
    { name: 'days', value: '10' },
  ],
}

const check = (...documents: Record<string, unknown>[]) => lint('facts', FACTS, ...documents)

const page = (text: string) => ({ _id: 'page-a', _type: 'page', path: '/a', sections: [{ heading: { text } }] })

test('the dataset of the repository passes', () => {
  expect(lint('facts')).toEqual({ status: 0, lines: [] })
})

test.each([
  ['Call 1300 975 707.', 'error page-a sections.0.heading.text: "1300 975 707" is written out: write {phone}'],
  ['Save $300!', 'error page-a sections.0.heading.text: "$300" is written out: write {credit}'],
  ['Save {discount}', 'error page-a sections.0.heading.text: there is no fact {discount}'],
])('"%s" fails', (text, line) => {
  expect(check(page(text))).toEqual({ status: 1, lines: [line] })
})

test('facts in brackets, longer numbers, short values and quotes pass', () => {
  const review = { _id: 'review-a', _type: 'review', quote: 'They gave us $300.' }
  expect(check(page('{phone}: {credit}, not $300,000, within 10 days'), review)).toEqual({ status: 0, lines: [] })
})
