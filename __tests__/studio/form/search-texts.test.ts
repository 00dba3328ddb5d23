/** The texts of the search preview in the Studio. */
import { counted, DESCRIPTION_LENGTH, SHORTEST_DESCRIPTION, searchTexts } from '@/studio/form/seo/search-texts'

const settings = {
  titlePrefix: 'Bowerbird - ',
  defaultSeo: { title: 'Audio', description: 'We make audio.' },
}

test.each([
  [{ title: 'Jingles that stick', description: 'Hear ours.' }, 'Jingles', 'Jingles that stick', 'Hear ours.'],
  [{ title: ' ' }, 'Jingles', 'Jingles', 'We make audio.'],
  [undefined, '', 'Audio', 'We make audio.'],
])('of %j on a page called "%s" the site sends "%s" and "%s"', (seo, pageTitle, title, description) => {
  expect(searchTexts(seo, pageTitle, settings)).toEqual({ title: `Bowerbird - ${title}`, description })
})

test.each([
  ['abc', 'abc', '3 of 4 characters', true],
  ['abcde', 'abcde', '5 of 4 characters: 1 too many, the end is cut', false],
  ['a', 'a', '1 of 4 characters: too short by 1', false],
  ['', '', '0 of 4 characters: nothing is written', false],
  // The name of the site is no help.
  ['S: a', 'a', '4 of 4 characters: too short by 1', false],
])('of "%s", of which "%s" is written, the counter says "%s" (B325)', (text, own, message, isGood) => {
  expect(counted(text, { least: 2, most: 4, own })).toEqual({ text: message, isGood })
})

test('a description of nine characters is not good (B325)', () => {
  const range = { least: SHORTEST_DESCRIPTION, most: DESCRIPTION_LENGTH }
  expect(counted('Too short', range)).toEqual({ text: '9 of 160 characters: too short by 61', isGood: false })
  expect(counted('x'.repeat(70), range).isGood).toBe(true)
})
