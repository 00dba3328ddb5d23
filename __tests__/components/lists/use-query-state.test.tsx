/** @jest-environment jsdom */
/** The page number in the URL of a list: of voices, of ethical AI voices, of the knowledge base (B187). */
import { screen } from '@testing-library/react'
import { useQueryState } from '@/components/lists/use-query-state'
import { parsePostList, writePostList } from '@/lib/knowledge-base/lists'
import { parseList, writeList } from '@/lib/voices/list-query'
import { renderOnPage } from '../../helpers/page/page'

function Voices() {
  return <p>Page {useQueryState(parseList, writeList).state.page}</p>
}

function Posts() {
  return <p>Page {useQueryState(parsePostList, writePostList).state.page}</p>
}

const numbers: [string, number, string][] = [
  ['page=0', 1, ''],
  ['page=-1', 1, ''],
  ['page=abc', 1, ''],
  ['page=1.5', 1, ''],
  ['page=1e3', 1, ''],
  ['page=+2', 1, ''],
  ['page=%202', 1, ''],
  ['page=', 1, ''],
  ['page=1', 1, ''],
  ['page=%D9%A3', 1, ''],
  ['page=002', 2, '?page=2'],
  ['page=1&page=2', 1, ''],
  ['page=3&page=3', 3, '?page=3'],
  ['page=3', 3, '?page=3'],
  ['utm_source=x&page=0', 1, '?utm_source=x'],
]

describe.each([
  ['voices', Voices],
  ['the knowledge base', Posts],
])('in a list of %s', (_what, List) => {
  test.each(numbers)('?%s is page %i, and the URL becomes "%s"', (query, page, search) => {
    const entries = window.history.length
    renderOnPage(<List />, { path: `/list?${query}` })
    expect(screen.getByText(`Page ${page}`)).toBeInTheDocument()
    expect(window.location.search).toBe(search)
    expect(window.history.length).toBe(entries)
  })
})
