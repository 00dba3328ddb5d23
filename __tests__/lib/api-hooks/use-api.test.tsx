/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { apiUrl } from '@/lib/api/calls'
import { useApi } from '@/lib/api-hooks/use-api'
import { BROWSER_READ } from '@/lib/retries'

const query = { page: 1, pageSize: 12 }
const page = { voices: [], totalCount: 26, totalPages: 3 }

function Count() {
  const { data, error, isLoading } = useApi('voices', query)
  if (error) return <p role="alert">Error: {error.message}</p>
  return <p>{isLoading ? 'Loading...' : data?.totalCount}</p>
}

function show(fallback: Record<string, unknown> = {}) {
  return render(
    <SWRConfig value={{ fallback, provider: () => new Map(), dedupingInterval: 0 }}>
      <Count />
    </SWRConfig>,
  )
}

/** jsdom has no fetch: each call takes the next response; a function may reject. */
function stubFetch(...responses: (() => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>)[]) {
  const requests: string[] = []
  window.fetch = ((url: string) => {
    requests.push(url)
    const response = responses[Math.min(requests.length, responses.length) - 1]
    return response?.()
  }) as typeof fetch
  return requests
}
const ok = async () => ({ ok: true, status: 200, json: async () => page })
const failing = async () => ({ ok: false, status: 502, json: async () => ({ error: { message: 'Not answering.' } }) })
const refusing = async () => ({ ok: false, status: 400, json: async () => ({ error: { message: 'page must be …' } }) })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('data that the server put into the page is used at once without a request', async () => {
  const requests = stubFetch(ok)
  show({ [apiUrl({ call: 'voices', query })]: page })
  expect(screen.getByText('26')).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(requests).toEqual([])
})

test('data is requested once, and never again because the window was focused', async () => {
  const requests = stubFetch(ok)
  show()
  for (let minute = 0; minute < 3; minute++) {
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    act(() => void window.dispatchEvent(new Event('focus')))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(requests).toEqual(['/api/v1/voices?page=1&pageSize=12'])
})

const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')))

test('when the connection is back nothing is requested again that is there (B188)', async () => {
  const requests = stubFetch(ok)
  show()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  comeOnline()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(requests).toHaveLength(1)
})

test('when the connection is back what has failed is requested again, once for all that show it (B188)', async () => {
  const requests = stubFetch(failing, failing, failing, failing, ok)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Count />
      <Count />
    </SWRConfig>,
  )
  await act(() => jest.advanceTimersByTimeAsync(8000))
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  comeOnline()
  comeOnline()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(screen.getAllByText('26')).toHaveLength(2)
  comeOnline()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(requests).toHaveLength(2 + BROWSER_READ.retries)
})

test('a failing read is retried three times, after 1, 2 and 4 seconds, before its error shows (B68)', async () => {
  const requests = stubFetch(failing)
  show()
  await act(() => jest.advanceTimersByTimeAsync(6900))
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  expect(requests).toHaveLength(3)
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(requests).toHaveLength(1 + BROWSER_READ.retries)
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Not answering.')
})

test('a single failure shows no error', async () => {
  stubFetch(failing, ok)
  show()
  await act(() => jest.advanceTimersByTimeAsync(1100))
  expect(screen.getByText('26')).toBeInTheDocument()
})

test('a 4xx is not retried', async () => {
  const requests = stubFetch(refusing)
  show()
  await act(() => jest.advanceTimersByTimeAsync(10))
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(requests).toHaveLength(1)
})

test('the delay doubles and never exceeds 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(BROWSER_READ.delayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
