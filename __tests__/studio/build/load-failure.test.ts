/** @jest-environment jsdom */
/** A Studio whose scripts did not arrive says so, with a way out (B330). */
import { readFileSync } from 'node:fs'
import { fireEvent, screen } from '@testing-library/react'
import { studioDocument } from '@/lib/studio/server/document'
import { finishBuild } from '@/studio/build/finish'

const SCRIPT = readFileSync('studio/build/load-failure.js', 'utf8')

/** Listeners of earlier tests stay: each test looks at the message alone. */
function load(content = ''): HTMLScriptElement {
  document.body.innerHTML = `<div id="sanity">${content}</div><script src="/studio/static/sanity-gone.js"></script>`
  const inline = document.createElement('script')
  inline.textContent = SCRIPT
  document.head.append(inline)
  const script = document.querySelector<HTMLScriptElement>('script[src]')
  if (!script) throw new Error('The page has no script')
  return script
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a script that failed: a message in the place of the white page, and Reload', () => {
  fireEvent.error(load())
  expect(screen.getByRole('alert')).toHaveTextContent('A part of the Studio did not arrive')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(screen.getByRole('alert').style.inset).toBe('0')
})

test('a tool whose script failed: a message at the edge, which leaves the rest usable', () => {
  load('Content')
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(screen.getAllByRole('alert').at(-1)?.style.bottom).toBe('16px')
})

test('a script that never comes is said to be late, until the Studio shows something', () => {
  load()
  jest.advanceTimersByTime(19_000)
  expect(screen.queryByRole('alert')).toBeNull()
  jest.advanceTimersByTime(2000)
  expect(screen.getByRole('alert')).toHaveTextContent('The Studio is still loading')
  document.getElementById('sanity')?.append('Content')
  jest.advanceTimersByTime(2000)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a picture that failed, or a Studio that is there in time, says nothing', () => {
  load('Content')
  document.body.append(document.createElement('img'))
  fireEvent.error(document.querySelector('img') ?? document.body)
  jest.advanceTimersByTime(60_000)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the scripts are in the page itself, and the policy of the page allows them', () => {
  const page = '<head><title>Sanity Studio</title></head><body><script src="/a.js" type="module"></script></body>'
  const bundle = { 'index.html': { source: page } }
  const before = process.cwd()
  process.chdir('studio')
  finishBuild().generateBundle.handler(null, bundle)
  process.chdir(before)
  const html = bundle['index.html'].source
  expect(html.indexOf('did not arrive')).toBeLessThan(html.indexOf('/a.js'))
  const configuration = { projectId: 'p', dataset: 'd', apiHost: null, siteUrl: null, canRelease: false }
  expect(studioDocument(html, configuration).scriptHashes).toHaveLength(2)
})
