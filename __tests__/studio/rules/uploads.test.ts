/** Which stored pictures and recordings the Studio takes. */
import { largePictureProblem, narrowPictureProblem } from '@/studio/rules/files/picture'
import { refusedRecording, roundedSeconds } from '@/studio/rules/files/recording'

const picture = (size: string, type = 'jpg') => ({ asset: { _ref: `image-abc123-${size}-${type}` } })

test.each([
  [picture('6000x4000'), true],
  [picture('6001x400'), expect.stringContaining('6,001 × 400 pixels')],
  [picture('400x9000'), expect.stringContaining('smaller than 6,000')],
  [picture('9000x9000', 'svg'), true],
  [undefined, true],
])('the size of %j is answered by %j', (image, answer) => {
  expect(largePictureProblem(image)).toEqual(answer)
})

test('a picture below the width that the site shows is a warning, a drawing never', () => {
  const check = narrowPictureProblem(1200)
  expect(check(picture('1200x630'))).toBe(true)
  expect(check(picture('300x150', 'svg'))).toBe(true)
  expect(check(picture('640x480'))).toContain('640 pixels wide')
})

test('a recording that cannot be played, and a silent one, are not taken', () => {
  expect(refusedRecording(null)).toContain('no recording that browsers can play')
  expect(refusedRecording({ peaks: [0, 0], seconds: 2 })).toContain('silent')
  expect(refusedRecording({ peaks: [0, 9], seconds: 2 })).toBeNull()
  expect(roundedSeconds(4.4567)).toBe(4.5)
})
