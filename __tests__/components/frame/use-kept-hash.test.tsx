/** What Next's router tells while a visitor walks, and what becomes of the hash (reading A10). */
import { renderHook } from '@testing-library/react'
import Router from 'next/router'
import { useKeptHash } from '@/components/frame/use-kept-hash'

let replace: jest.SpyInstance

beforeEach(() => {
  replace = jest.spyOn(Router, 'replace').mockResolvedValue(true)
  renderHook(useKeptHash)
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

test('a hash of the new address wins', () => {
  begin('/old#prices')
  begin('/new#studios')
  end('/new#studios')
  expect(replace).not.toHaveBeenCalled()
})

test('a link to a place of a page is left alone, and so is the next link', () => {
  begin('/page#place')
  end('/page#place')
  begin('/other')
  end('/other')
  expect(replace).not.toHaveBeenCalled()
})

test('a visitor who presses another link meanwhile takes no hash along', () => {
  begin('/old#prices')
  fail('/old#prices')
  begin('/other')
  end('/other')
  expect(replace).not.toHaveBeenCalled()
})
