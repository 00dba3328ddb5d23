import { voicesReport } from '../../../local/bench/voices'

const quiet = { updates: 20, others: 0, elsewhere: 0, script: 10, all: 30 }

test('the report shows time to sound and layout shift, compared with the empty page', () => {
  const report = voicesReport({
    sound: [
      { name: '/voice-over-artists', rounds: [30, 50, 40] },
      { name: 'bare <audio> element', rounds: [20, 40, 30] },
    ],
    listening: [
      { name: '/voice-over-artists', playing: 60, ...quiet },
      { name: 'bare list of 12', playing: 40, ...quiet },
    ],
  })
  expect(report).toMatch(/\/voice-over-artists +\|\s+40\.0 \|\s+30\.0 \|\s+50\.0 \|\s+1\.33 \|/)
  expect(report).toMatch(/bare list of 12 +\|\s+20 \|\s+2\.00 \|\s+0\.00 \|\s+0\.00 \|\s+0\.50 \|\s+1\.50 \|/)
  expect(report).toContain('3 rounds')
})

test('without time updates nothing is divided', () => {
  const report = voicesReport({
    sound: [{ name: 'bare', rounds: [1] }],
    listening: [{ name: 'bare list of 12', ...quiet, updates: 0, playing: 0 }],
  })
  expect(report).not.toMatch(/NaN|Infinity/)
})
