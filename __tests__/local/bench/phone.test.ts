import { phoneReport } from '../../../local/bench/phone'

const paints = { first: 1200, largest: 1500, hydrated: 2600, blocking: 300, shift: 0.004 }

test('pages are reported with their medians, presses beside their aims', () => {
  const report = phoneReport(
    [
      { name: 'bare Next page', visits: [{ ...paints, hydrated: 0 }], lateFonts: 0 },
      { name: '/', visits: [paints, { ...paints, largest: 9000 }, { ...paints, largest: 1700 }], lateFonts: 0.011 },
    ],
    [{ press: { name: 'menu', aim: 240, control: 'a', shown: '#menu' }, durations: [180, 400, 220] }],
  )
  const rows = report
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.replaceAll(/ +/g, ' '))
  expect(rows).toContain('| bare Next page | 1.20 | 1.50 | | 300 | 0.004 | 0.000 |')
  expect(rows).toContain('| / | 1.20 | 1.70 | 2.60 | 300 | 0.004 | 0.011 |')
  expect(rows).toContain('| menu | 240 | 220 | 180 400 220 |')
})
