/** Lists of the API with odd data: what is shown of them, and how many they hold (B187). */
import { decoders } from '@/lib/api/server/decoders'

const BASE = 'https://api.example.com'
const named = (...ids: unknown[]) => ids.map((id) => ({ id, pseudonym: 'Wren', system_name: 'a', title: 'A' }))

let warnings: jest.SpyInstance
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

function totals({ page = 1, pageSize = 12, ...answer }: { page?: number; pageSize?: number }): [number, number] {
  const query = { page, pageSize }
  const { totalCount, totalPages } = decoders.voices({ voices: named(1), ...answer }, BASE, undefined, query)
  return [totalCount, totalPages]
}

const twelve = named(...Array.from({ length: 12 }, (_, index) => index + 1))

test.each<[string, object, [number, number]]>([
  ['text', { totalCount: '1', totalPages: '1' }, [1, 1]],
  ['text, of many', { voices: twelve, totalCount: ' 37 ', totalPages: '4' }, [37, 4]],
  ['null', { totalCount: null, totalPages: null }, [1, 1]],
  ['missing', {}, [1, 1]],
  ['negative', { totalCount: -5, totalPages: -1 }, [1, 1]],
  ['no numbers', { totalCount: Number.NaN, totalPages: 'many' }, [1, 1]],
  ['less than the items', { voices: twelve, totalCount: 3, totalPages: 1 }, [12, 1]],
  ['less than the items of this page and those before', { page: 3, totalCount: 3 }, [25, 3]],
  ['a count without pages', { voices: twelve, totalCount: 37 }, [37, 4]],
  ['a count without pages, of a page beyond the last', { page: 9, voices: [], totalCount: 37 }, [37, 4]],
  ['pages of a smaller size than requested', { pageSize: 100, voices: twelve, totalCount: 37, totalPages: 4 }, [37, 4]],
  ['without end', { voices: twelve, totalCount: 1e300, totalPages: 1e300 }, [1e300, 100_000]],
  ['of an empty list', { voices: [], totalCount: '0', totalPages: 0 }, [0, 0]],
  ['of a list in which nothing can be shown', { voices: [null, { id: 3 }], totalCount: 2, totalPages: 1 }, [0, 1]],
])('totals that are %s', (_what, answer, expected) => {
  expect(totals(answer)).toEqual(expected)
})

test('the lists of the knowledge base are numbered alike', () => {
  const query = { page: 1, pageSize: 10, Page: 1, PageSize: 9 }
  const rows = named('1', 2)
  const odd = { blogPosts: rows, blogCategories: rows, totalCount: '19' }
  expect(decoders.blogPosts(odd, BASE, undefined, query)).toMatchObject({
    blogPosts: [{ id: 1 }, { id: 2 }],
    totalCount: 19,
    totalPages: 2,
  })
  expect(decoders.blogCategories(odd, BASE, undefined, query)).toMatchObject({ totalCount: 19, totalPages: 2 })
})

test('rows without an id and second ones with the same id are left out, and logged once', () => {
  const voices = [null, 'x', ...named(undefined, '', ' ', Number.NaN, 'a b', 7, '7', 8, 7)]
  for (let visit = 0; visit < 2; visit++) {
    expect(decoders.voices({ voices, totalCount: 11 }, BASE).voices.map(({ id }) => id)).toEqual([7, 8])
  }
  const logged = warnings.mock.calls.flat().filter((line) => String(line).includes('api.row_skipped'))
  expect(logged.filter((line) => String(line).includes('a second 7'))).toHaveLength(1)
  // The other one may be of an earlier test.
  expect(logged.length).toBeLessThanOrEqual(2)
})

test('samples with the same id are told apart by their files', () => {
  const categoryAudioList = [{ id: 1, category: 'A', url: '/a.mp3' }, { id: 1, category: 'B', url: '/b.mp3' }, null]
  const [voice] = decoders.voices({ voices: [{ id: 7, pseudonym: 'Wren', categoryAudioList }] }, BASE).voices
  expect(voice?.categoryAudioList.map(({ id }) => id)).toEqual([1, 'https://api.example.com/b.mp3'])
})
