import { voice, voicePage } from '@/__tests__/helpers/data/voices'
import type { CallQuery } from '@/lib/api/calls'
import type { Voice } from '@/lib/api/models'
import { findVoices } from '@/lib/shortlist/find-voices'

const wanted = (id: number, name: string) => ({ id: String(id), name })
const all = [voice(1, 'Tamsin Reed'), voice(2, 'Flint'), voice(3, 'Flint')]

/** An API that searches these voices by name. */
async function find(...list: { id: string; name: string }[]) {
  const queries: CallQuery<'voices'>[] = []
  const found = await findVoices(list, async (query) => {
    queries.push(query)
    const { searchKeyword } = query
    return voicePage(all.filter(({ pseudonym }): boolean => !searchKeyword || pseudonym === searchKeyword))
  })
  return { queries, found: new Map<string, Voice>(found) }
}

test('searches by name in every region, and matches a voice by its id', async () => {
  const { queries, found } = await find(wanted(3, 'Flint'))
  expect(found).toEqual(new Map([['3', all[2]]]))
  expect(queries).toEqual([
    { featuredOnly: false, ethicalAIOnly: false, searchKeyword: 'Flint', page: 1, pageSize: 100 },
  ])
})

test('a renamed voice, or one without a name, is found in the list of all voices, which is read once', async () => {
  const { queries, found } = await find(wanted(1, 'Old Name'), wanted(2, ''), wanted(9, 'Lost Soul'))
  expect([...found.keys()].sort()).toEqual(['1', '2'])
  expect(queries.filter(({ searchKeyword }) => !searchKeyword)).toHaveLength(1)
})

test('rejects when the API does not respond, so that nothing counts as missing', async () => {
  const failing = findVoices([wanted(1, 'Tamsin Reed')], () => Promise.reject(new Error('The API is not answering.')))
  await expect(failing).rejects.toThrow('The API is not answering.')
})
