import { demoData } from '../../../local/api/data/data.ts'
import { getJson, listVoices, send, voice, voiceIds, withApi } from './support'

const ALL = 'pageSize=100'

function demoIds(test: (voice: (typeof demoData.voices)[number]) => boolean): number[] {
  return demoData.voices.filter(test).map(({ id }) => id)
}

test('all 26 demo voices are listed, 12 to a page', async () => {
  await withApi({}, async (api) => {
    const list = await listVoices(api, '')
    expect([list.voices.length, list.totalCount, list.totalPages]).toEqual([12, 26, 3])
    expect(await voiceIds(api, ALL)).toEqual(demoIds(() => true))
  })
})

test('voice fields are camel case by default, snake case by option', async () => {
  const first = { id: 101, pseudonym: 'Tamsin Reed', code: 'BB-101', male: false, region: 'Australia' }
  await withApi({}, async (api) => {
    expect(await getJson(api, '/v1/voices?pageSize=1')).toMatchObject({
      voices: [{ ...first, ageCategory: 'Young Adult', categoryAudioList: expect.any(Array) }],
    })
  })
  await withApi({ fieldNames: 'snake' }, async (api) => {
    expect(await getJson(api, '/v1/voices?pageSize=1')).toMatchObject({
      voices: [
        {
          ...first,
          short_description: expect.any(String),
          website_description: expect.any(String),
          age_category: 'Young Adult',
          directed_session_availability: expect.any(Boolean),
          ethical_ai_category_assigned: expect.any(Boolean),
          voice_category_audio_list: expect.any(Array),
        },
      ],
    })
  })
})

test('each sample has an id, its category, a playable absolute URL, 100 peaks and its duration in seconds', async () => {
  await withApi({}, async (api) => {
    const list = await listVoices(api, ALL)
    const samples = list.voices.flatMap((item) => item.categoryAudioList)
    expect(samples).toHaveLength(72)
    for (const sample of samples) {
      expect(sample).toMatchObject({ peaks: expect.any(Array), seconds: expect.any(Number) })
      expect(sample.url.startsWith(`${api.origin}/media/voices/`)).toBe(true)
      const head = await fetch(sample.url, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    }
  })
})

test.each([
  ['featuredOnly=true', demoIds((v) => v.featured)],
  ['featuredOnly=false', demoIds(() => true)],
  ['ethicalAIOnly=true', demoIds((v) => v.ethicalAICategoryAssigned)],
  ['regionId=2', [116, 117, 126]],
  ['regionId=0&ageCategoryId=0&categoryId=0&voiceId=0', demoIds(() => true)],
  ['genderId=1', demoIds((v) => v.male)],
  ['genderId=2', demoIds((v) => !v.male)],
  ['ageCategoryId=5', [106, 109, 118]],
  ['categoryId=6', demoIds((v) => v.samples.some((s) => s.category === 'Character'))],
  ['categoryId=99', []],
  ['searchKeyword=Banksia%20Old', [109]],
  ['searchKeyword=bb-114', [114]],
  ['searchKeyword=%20', demoIds(() => true)],
  [
    'searchKeyword=&regionId=&genderId=&ageCategoryId=&categoryId=&voiceId=&featuredOnly=&ethicalAIOnly=&page=',
    demoIds(() => true),
  ],
])('%s finds the right voices', async (query, ids) => {
  await withApi({}, async (api) => {
    const list = await listVoices(api, `${query}&pageSize=100`)
    expect(list.voices.map(({ id }) => id)).toEqual(ids)
    expect([list.totalCount, list.totalPages]).toEqual([ids.length, ids.length === 0 ? 0 : 1])
  })
})

test('search ignores diacritics, on either side', async () => {
  const voices = [voice(1, { pseudonym: 'Zoë Ångström' }), voice(2, { pseudonym: 'Zoe Plain' })]
  await withApi({ data: { voices } }, async (api) => {
    expect(await voiceIds(api, 'searchKeyword=zoe%20angstrom')).toEqual([1])
    expect(await voiceIds(api, `searchKeyword=${encodeURIComponent('ZOË')}`)).toEqual([1, 2])
  })
})

test('filters combine: every one must match', async () => {
  await withApi({}, async (api) => {
    expect(await voiceIds(api, 'regionId=1&genderId=1&ageCategoryId=4&featuredOnly=true')).toEqual([102, 107])
    expect(await voiceIds(api, 'regionId=1&genderId=1&ageCategoryId=4&featuredOnly=true&categoryId=5')).toEqual([102])
  })
})

test('the Ethical AI list has the Ethical AI sample first, with the same ids as elsewhere', async () => {
  await withApi({}, async (api) => {
    const list = await listVoices(api, 'ethicalAIOnly=true')
    expect(list.voices.length).toBeGreaterThan(0)
    for (const item of list.voices) expect(item.categoryAudioList[0]?.category).toBe('Ethical AI')
    const plain = await listVoices(api, 'searchKeyword=tamsin')
    const ethical = list.voices.find(({ id }) => id === 101)
    expect(new Set(ethical?.categoryAudioList)).toEqual(new Set(plain.voices[0]?.categoryAudioList))
  })
})

test('similar voices: by similarity, equals in list order, never another gender, never the voice itself (B67)', async () => {
  const kinds = (...categories: string[]) => categories.map((category) => ({ category, file: '' }))
  const voices = [
    voice(1, { region: 'Ireland', samples: kinds('Commercial') }), // 3 age + 3 kinds
    voice(2, { male: true }), // another gender
    voice(3, { ageCategory: 'Senior', region: 'Ireland', samples: kinds('Narration') }), // 0
    voice(4, { samples: kinds('Narration') }), // 3 age + 2 region
    voice(5), // the requested voice
    voice(6), // 8
    voice(7, { samples: kinds('Commercial', 'Narration', 'Ethical AI') }), // 3 + 2 + 3/2
    voice(8), // 8, after 6
    voice(9, { ageCategory: 'Teen', samples: kinds('Commercial', 'Ethical AI') }), // 2 + 3
    voice(10, { ageCategory: 'Teen', samples: kinds('On Hold') }), // 2: below the threshold
  ]
  await withApi({ data: { voices } }, async (api) => {
    expect(await voiceIds(api, 'voiceId=5')).toEqual([6, 8, 7, 1, 4, 9])
    expect(await voiceIds(api, 'voiceId=5&regionId=1&pageSize=3')).toEqual([6, 8, 7])
    expect(await voiceIds(api, 'voiceId=5&regionId=1&pageSize=3&page=2')).toEqual([4, 9])
    expect(await voiceIds(api, 'voiceId=5&regionId=5')).toEqual([1])
    expect(await voiceIds(api, 'voiceId=12345')).toEqual([])
    expect(await voiceIds(api, 'voiceId=x')).toEqual([])
  })
})

test.each([
  ['page=0', 'page', 'page must be a whole number from 1 to 1000000'],
  ['pageSize=101', 'pageSize', 'pageSize must be a whole number from 1 to 100'],
  [`voiceId=${'9'.repeat(65)}`, 'voiceId', 'voiceId must have at most 64 characters'],
  ['featuredOnly=yes', 'featuredOnly', 'featuredOnly must be true or false'],
  ['regionId=-1', 'regionId', 'regionId must be a whole number from 0 to 2147483647'],
  ['genderId=3', 'genderId', 'genderId must be a whole number from 0 to 2'],
  ['pagesize=3', 'pagesize', expect.stringContaining('pagesize is not known: this call takes voiceId, featuredOnly')],
])('%s is refused and the field named', async (query, field, message) => {
  await withApi({}, async (api) => {
    const answer = await send(api, `/v1/voices?${query}`)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toEqual({ error: { field, message } })
  })
})
