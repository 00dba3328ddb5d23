import { errorMessage, logError } from '@/lib/log'
import { logNextErrors } from '@/lib/log-next-errors'

test("Next's own errors become one JSON line, and the site's lines stay as they are", () => {
  const write = jest.spyOn(console, 'error').mockImplementation(() => {})
  logNextErrors()
  console.error(' ⨯', new Error('render failed'))
  logError('http.failed', { reason: errorMessage(new Error('own')) })
  const lines = write.mock.calls.map(([line]) => String(line))
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['next.error', 'http.failed'])
  expect(lines[0]).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '').reason).toContain('Error: render failed')
})
