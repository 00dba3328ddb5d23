import { demoData } from '../../../local/api/data/data.ts'
import { getJson, withApi } from './support'

test('the lookups return ids and names, Australia first', async () => {
  await withApi({}, async (api) => {
    for (const prefix of ['/api/v1', '/v1']) {
      expect(await getJson(api, `${prefix}/voices/regions`)).toEqual({ voice_regions: demoData.regions })
      expect(await getJson(api, `${prefix}/voices/age_categories`)).toEqual({
        voice_age_categories: demoData.ageCategories,
      })
      expect(await getJson(api, `${prefix}/voices/categories`)).toEqual({ voice_categories: demoData.categories })
    }
  })
  expect(demoData.regions[0]).toEqual({ id: 1, region: 'Australia' })
  expect(demoData.categories.map(({ category }) => category)).toContain('Ethical AI')
})

test('every region, age category and category of the demo voices is in the lookups', () => {
  for (const item of demoData.voices) {
    expect(demoData.regions.map(({ region }) => region)).toContain(item.region)
    expect(demoData.ageCategories.map(({ category }) => category)).toContain(item.ageCategory)
    for (const { category, peaks } of item.samples) {
      expect(demoData.categories.map((known) => known.category)).toContain(category)
      expect(peaks).toHaveLength(100)
      expect(peaks?.every((peak) => Number.isInteger(peak) && peak >= 0 && peak <= 255)).toBe(true)
    }
  }
})
