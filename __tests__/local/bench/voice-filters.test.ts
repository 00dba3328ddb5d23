import { voiceFiltersReport } from '../../../local/bench/voice-filters'

test('the report compares both variants with the plain list', () => {
  const report = voiceFiltersReport([
    { name: '/voice-over-artists', fetched: [60, 90, 80], ahead: [40, 44, 42] },
    { name: 'bare list', fetched: [40, 40, 40], ahead: [34, 35, 36] },
  ])
  expect(report).toMatch(/\/voice-over-artists \|\s+80\.0 \|\s+2\.00 \|\s+42\.0 \|\s+1\.20 \|/)
  expect(report).toMatch(/bare list +\|\s+40\.0 \|\s+1\.00 \|\s+35\.0 \|\s+1\.00 \|/)
  expect(report).toContain('3 rounds')
})
