/** @jest-environment jsdom */
/** What SWR's own preload and keepPreviousData would do otherwise (decision 0026). */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { SWRConfig } from 'swr'
import { apiUrl } from '@/lib/api/calls'
import { useApi, useKeepPreviousData } from '@/lib/api-hooks/use-api'
import { usePreload } from '@/lib/api-hooks/use-preload'
import { PageContext } from '@/lib/contexts/page-context'
import { pageProps } from '../../helpers/page/page-props'

const queryOf = (page: number) => ({ page, pageSize: 12 })
const urlOf = (page: number) => apiUrl({ call: 'voices', query: queryOf(page) })
const listOf = (totalCount: number) => ({ voices: [], totalCount, totalPages: 3 })

function Total({ page }: { page: number }) {
  const { data, error } = useApi('voices', queryOf(page))
  const latest = useKeepPreviousData(data)
  return error ? <p role="alert">{error.message}</p> : <p>{latest ? `${latest.totalCount} voices` : 'Loading...'}</p>
}

/** A list that moves on to its second page, which a pointer on the button preloads. */
function List() {
  const [page, setPage] = useState(1)
  const preload = usePreload()
  return (
    <>
      <button type="button" onPointerEnter={() => preload('voices', queryOf(2))} onClick={() => setPage(2)}>
        Next page
      </button>
      <Total page={page} />
    </>
  )
}

function show(fallback: Record<string, unknown>) {
  render(
    <PageContext value={{ ...pageProps(), fallback }}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <List />
      </SWRConfig>
    </PageContext>,
  )
  return screen.getByRole('button', { name: 'Next page' })
}

/** jsdom has no fetch. @param responses status and number of voices of each response, in their order */
function stubFetch(...responses: [status: number, total: number][]): string[] {
  const requested: string[] = []
  window.fetch = (async (url: string) => {
    const [status, total] = responses[requested.push(url) - 1] ?? [404, 0]
    const body = status === 200 ? listOf(total) : { error: { message: 'Bad gateway.' } }
    return { ok: status === 200, status, json: async () => body }
  }) as typeof fetch
  return requested
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a page that was preloaded is shown without another request', async () => {
  const requested = stubFetch([200, 20])
  const next = show({ [urlOf(1)]: listOf(10) })
  fireEvent.pointerEnter(next)
  await pass(10)
  fireEvent.click(next)
  await pass(10)
  expect(screen.getByText('20 voices')).toBeInTheDocument()
  expect(requested).toEqual([urlOf(2)])
})

test('a preload that fails is no error of the list, which then reads with its retries', async () => {
  const requested = stubFetch([502, 0], [502, 0], [200, 20])
  const next = show({ [urlOf(1)]: listOf(10) })
  fireEvent.pointerEnter(next)
  fireEvent.click(next)
  await pass(10)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('10 voices')).toBeInTheDocument()
  await pass(1100)
  expect(screen.getByText('20 voices')).toBeInTheDocument()
  expect(requested).toHaveLength(3)
})

test('data that the server sent with the page are shown at once, whatever was shown before', async () => {
  const requested = stubFetch()
  const next = show({ [urlOf(1)]: listOf(10), [urlOf(2)]: listOf(20) })
  fireEvent.click(next)
  expect(screen.getByText('20 voices')).toBeInTheDocument()
  await pass(10)
  expect(requested).toEqual([])
})
