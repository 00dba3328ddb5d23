/** What the log holds of requests that are refused. */
import { logRefusal } from '@/lib/server/log-refusal'

test('a line a minute of each status, without the query, which says how many came beside the one before', () => {
  jest.useFakeTimers()
  const lines: Record<string, unknown>[] = []
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(JSON.parse(line)))
  const request = { method: 'GET', url: `/api/draft/enable?sanity-preview-secret=guessed` }
  for (let times = 0; times < 1000; times++) logRefusal(401, request)
  logRefusal(421, { method: 'GET', url: `/${'x'.repeat(5000)}` })
  jest.advanceTimersByTime(60_000)
  logRefusal(401, request)
  const refused = { level: 'warn', event: 'http.refused', method: 'GET' }
  expect(lines).toEqual([
    expect.objectContaining({ ...refused, status: 401, path: '/api/draft/enable', unloggedBefore: 0 }),
    expect.objectContaining({ ...refused, status: 421, path: `/${'x'.repeat(199)}` }),
    expect.objectContaining({ ...refused, status: 401, path: '/api/draft/enable', unloggedBefore: 999 }),
  ])
})
