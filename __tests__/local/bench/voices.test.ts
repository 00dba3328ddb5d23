import { voicesReport } from '../../../local/bench/voices'

test('the report compares the time to sound with the bare page', () => {
  const report = voicesReport([
    { name: '/voice-over-artists', rounds: [30, 50, 40] },
    { name: 'bare <audio> element', rounds: [20, 40, 30] },
  ])
  expect(report).toMatch(/\/voice-over-artists +\|\s+40\.0 \|\s+30\.0 \|\s+50\.0 \|\s+1\.33 \|/)
  expect(report).toContain('3 rounds')
})
