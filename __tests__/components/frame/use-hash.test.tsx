/** @jest-environment jsdom */
/** The hash of the URL during client navigations and redirects (B137). */
import { fireEvent, renderHook, waitFor } from '@testing-library/react'
import Router from 'next/router'
import { useHash } from '@/components/frame/use-hash'

let replace: jest.SpyInstance

const into = jest.fn()

beforeEach(() => {
  into.mockClear()
  document.body.replaceChildren()
  // jsdom has no layout.
  Element.prototype.scrollIntoView = into
  replace = jest.spyOn(Router, 'replace').mockResolvedValue(true)
  renderHook(useHash)
})
afterEach(() => jest.restoreAllMocks())

const begin = (url: string) => Router.events.emit('routeChangeStart', url, { shallow: false })
const end = (url: string) => Router.events.emit('routeChangeComplete', url, { shallow: false })
const fail = (url: string) => Router.events.emit('routeChangeError', new Error('cancelled'), url, { shallow: false })

test('a redirect keeps the hash of the link', () => {
  begin('/old?a=1#prices')
  begin('/new?a=1')
  end('/new?a=1')
  expect(replace.mock.calls).toEqual([['/new?a=1#prices']])
})

test("a hash of the redirect's target wins", () => {
  begin('/old#prices')
  begin('/new#studios')
  end('/new#studios')
  expect(replace).not.toHaveBeenCalled()
})

test('a same-page anchor link is left alone, and so is the next link', () => {
  begin('/page#place')
  end('/page#place')
  begin('/other')
  end('/other')
  expect(replace).not.toHaveBeenCalled()
})

test('a click on another link meanwhile drops the hash', () => {
  begin('/old#prices')
  fail('/old#prices')
  begin('/other')
  end('/other')
  expect(replace).not.toHaveBeenCalled()
})

function placeComes(id: string): void {
  const place = document.createElement('section')
  place.id = id
  document.body.append(place)
}

test('scrolls to an element that is rendered after the page', async () => {
  begin('/page#caf%C3%A9')
  end('/page#caf%C3%A9')
  placeComes('other')
  expect(into).not.toHaveBeenCalled()
  placeComes('café')
  await waitFor(() => expect(into).toHaveBeenCalledWith({ behavior: 'instant' }))
})

test('does not scroll when the visitor has scrolled meanwhile', async () => {
  begin('/page#place')
  end('/page#place')
  fireEvent.wheel(window)
  placeComes('place')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(into).not.toHaveBeenCalled()
})
