import { errorMessage, logError } from '@/lib/log'
import { logNextErrors } from '@/lib/startup/server/log-next-errors'

test("Next's own errors become one JSON line, and the site's lines stay as they are", () => {
  const write = jest.spyOn(console, 'error').mockImplementation(() => {})
  logNextErrors()
  const error = new Error('render failed')
  console.error('\u001b[31m\u001b[1m⨯\u001b[22m\u001b[39m', error)
  // As Next does, from another place.
  console.error(error)
  logError('http.failed', { reason: errorMessage(new Error('own')) })
  const lines = write.mock.calls.map(([line]) => String(line))
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['next.error', 'http.failed'])
  expect(lines[0]).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '').reason).toMatch(/^Error: render failed/)
})
