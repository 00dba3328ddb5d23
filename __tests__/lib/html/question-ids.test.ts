import { headingIds } from '@/lib/html/heading-ids'
import { questionIds } from '@/lib/html/question-ids'

test("a question's id comes from its text, and never equals that of a heading with the same text", () => {
  const text = 'What does it cost?'
  expect(questionIds([{ key: 'a', question: text }]).get('a')).toBe('faq-what-does-it-cost')
  expect(headingIds([{ key: 'a', text }]).get('a')).not.toBe('faq-what-does-it-cost')
})
