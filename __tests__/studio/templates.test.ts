import { STARTERS, templates } from '@/studio/common/templates'

test('every starter opens with a banner, and its sections have a key and a background', () => {
  const pages = templates([]).filter(({ schemaType, parameters }) => schemaType === 'page' && !parameters)
  expect(pages).toHaveLength(STARTERS.length)
  for (const { value } of pages) {
    expect(value.sections[0]._type).toBe('pageBanner')
    const keys = value.sections.map(({ _key }: { _key: string }) => _key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(value.sections.every(({ tone }: { tone?: string }) => tone)).toBe(true)
  }
})
