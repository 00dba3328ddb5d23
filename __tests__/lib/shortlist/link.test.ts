import { parseShortlistLink, shortlistLink } from '@/lib/shortlist/link'
import { SHORTLIST_MAX } from '@/lib/shortlist/shortlist'

const search = (link: string) => link.split('?')[1] ?? ''

test('a link carries the voices in order, by id and name', () => {
  const link = shortlistLink('https://site.example', [
    { id: '101', name: 'Tamsin Reed', code: 'BB-101' },
    { id: '102', name: 'Flint', code: 'BB-102' },
  ])
  expect(link).toBe('https://site.example/shortlist?id=101&name=Tamsin+Reed&id=102&name=Flint')
  expect(parseShortlistLink(search(link))).toEqual([
    { id: '101', name: 'Tamsin Reed', code: '' },
    { id: '102', name: 'Flint', code: '' },
  ])
})

test('ids that are words, names in any script and names with special characters round-trip', () => {
  const voices = [
    { id: 'a:b%/c', name: 'Nguyễn: Thị & Söhne, 50% + più', code: '' },
    { id: '0', name: '声優・さくら', code: '' },
  ]
  expect(parseShortlistLink(search(shortlistLink('', voices)))).toEqual(voices)
})

test('a name of 200 characters is cut, never within a character', () => {
  const [long] = parseShortlistLink(search(shortlistLink('', [{ id: '1', name: '𠮷'.repeat(200), code: '' }])))
  expect(long?.name).toBe('𠮷'.repeat(60))
})

test('a URL without a list has no voices, and broken ids are left out', () => {
  expect(parseShortlistLink('utm_source=mail')).toEqual([])
  expect(parseShortlistLink('id=&id=a b&name=Nobody')).toEqual([])
  expect(parseShortlistLink('id=7')).toEqual([{ id: '7', name: '', code: '' }])
})

test('a link never holds more voices than a list', () => {
  const query = Array.from({ length: 500 }, (_, index) => `id=${index}&name=Voice`).join('&')
  expect(parseShortlistLink(query)).toHaveLength(SHORTLIST_MAX)
})

test('a link carries the sample with which each voice was put on the list, so that the other one hears the same (B704)', () => {
  const voices = [
    { id: '101', name: 'Tamsin Reed', code: '' },
    { id: '102', name: 'Flint', code: '', sample: 'eLearning' },
  ]
  const link = shortlistLink('', voices)
  expect(link).toBe('/shortlist?id=101&name=Tamsin+Reed&sample=&id=102&name=Flint&sample=eLearning')
  expect(parseShortlistLink(search(link))).toEqual(voices)
})
