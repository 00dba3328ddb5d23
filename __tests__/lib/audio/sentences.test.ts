import { sentenceAt, sentencesOf } from '@/lib/audio/sentences'

test('a text is divided into its sentences, and nothing of it is lost', () => {
  const text = 'Last year we answered. “Really?” she said… That is\nthe job!'
  expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual([
    'Last year we answered. ',
    '“Really?” ',
    'she said… ',
    'That is\n',
    'the job!',
  ])
  for (const whole of [text, 'no sign at the end', '  blank first. ', '', '声が聞こえる。次の文。']) {
    expect(
      sentencesOf(whole)
        .map((sentence) => sentence.text)
        .join(''),
    ).toBe(whole)
  }
})

test('a sentence is said for as long as its letters take, between the first sound and the last', () => {
  const sentences = sentencesOf('One two three. One two three. One two three. One two three.')
  const quiet = Array.from({ length: 25 }, () => 0)
  const peaks = [...quiet, ...Array.from({ length: 50 }, () => 200), ...quiet]
  const at = [0, 0.2, 0.26, 0.4, 0.51, 0.7, 0.76, 1]
  expect(at.map((position) => sentenceAt(sentences, position, peaks))).toEqual([-1, -1, 0, 1, 2, 3, -1, -1])
  expect([0, 0.3, 0.6, 0.99].map((position) => sentenceAt(sentences, position, null))).toEqual([0, 1, 2, 3])
  expect(sentenceAt(sentences, 0.5, quiet)).toBe(2)
  expect(sentenceAt([], 0.5, null)).toBe(-1)
})
