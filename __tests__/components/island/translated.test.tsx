/** @jest-environment jsdom */
/** An island that a page translator has changed before it is hydrated (B193). */
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { domPathOf, elementAt } from '@/lib/browser/dom-path'
import { Counter, Regions } from '../../helpers/page/island-parts'
import { pageProps } from '../../helpers/page/page-props'
import { hydrateInAct, serverHtml } from '../../helpers/page/served-island'

const problems: unknown[] = []
const note = (event: ErrorEvent) => {
  event.preventDefault()
  problems.push(event.message)
}

beforeEach(() => {
  problems.length = 0
  window.addEventListener('error', note)
})

afterEach(() => {
  window.removeEventListener('error', note)
  document.body.replaceChildren()
})

/** Puts each text into two `font` elements, in capitals. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.parentElement?.closest('script, style')) continue
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = text.textContent?.toUpperCase() ?? ''
    text.parentNode?.replaceChild(outer, text)
  }
}

/** @returns the part's HTML on the page, and a function that hydrates it */
function serveAsIs(Part: ComponentType) {
  const container = document.body.appendChild(serverHtml(<Part />))
  const options = {
    container,
    name: 'part',
    sectionKey: null,
    page: pageProps(),
    isUrgent: true,
  }
  return { container, hydrate: (then?: () => void) => hydrateInAct(<Part />, options, then) }
}

/** @returns a function that hydrates the translated part */
function serve(Part: ComponentType): () => Promise<void> {
  const { container, hydrate } = serveAsIs(Part)
  translate(container)
  return () => hydrate()
}

test('is rendered anew without an error, and keeps focus and choice', async () => {
  const hydrate = serve(Counter)
  screen.getByRole('button').focus()
  screen.getByRole('radio', { name: 'RADIO' }).click()
  await hydrate()
  expect(screen.getByRole('button')).toHaveFocus()
  expect(screen.getByRole('radio', { name: 'Radio' })).toBeChecked()
  expect(screen.getByText('Chosen: Radio')).toBeInTheDocument()
  expect(problems).toEqual([])
})

test('keeps the choice in a list', async () => {
  const hydrate = serve(Regions)
  screen.getByRole<HTMLSelectElement>('combobox').value = '4'
  await hydrate()
  expect(screen.getByRole('combobox')).toHaveValue('4')
  expect(problems).toEqual([])
})

test('is rendered anew without an error when the page is translated before React has come to it', async () => {
  const heading = document.body.appendChild(document.createElement('h1'))
  heading.textContent = 'A heading'
  translate(heading)
  const { container, hydrate } = serveAsIs(Counter)
  await hydrate(() => translate(container))
  expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeInTheDocument()
  expect(problems).toEqual([])
})

test('what differs from the HTML of a page that nobody translates is reported', async () => {
  const { container, hydrate } = serveAsIs(Counter)
  await hydrate(() => (container.querySelector('button') ?? container).replaceChildren('Another text'))
  expect(problems).toHaveLength(1)
})

test('a control is found again where the translator has added elements', () => {
  const root = document.createElement('div')
  root.innerHTML = '<p>Bar</p><div>Text <button>Menu</button></div>'
  translate(root)
  const domPath = domPathOf(root, root.querySelector('button') ?? root)
  const anew = document.createElement('div')
  anew.innerHTML = '<p>Bar</p><div>Text <button>Menu</button></div>'
  expect(elementAt(anew, domPath)?.outerHTML).toBe('<button>Menu</button>')
})
