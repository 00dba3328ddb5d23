/** The texts of the search preview in the Studio. */
import { counted, searchTexts } from '@/studio/form/seo/search-texts'

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

test('a text that is too long says by how much', () => {
  expect(counted('abc', 3)).toBe('3 of 3 characters')
  expect(counted('abcd', 3)).toBe('4 of 3 characters: 1 too many, the end is cut')
})
