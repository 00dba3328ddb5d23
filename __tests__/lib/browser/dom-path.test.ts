/** @jest-environment jsdom */
import { domPathOf, elementAt } from '@/lib/browser/dom-path'

function island(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

const CONTROL = '<p>Bar</p><nav><a href="#menu">Menu</a></nav>'

test('a control is found again in the island rendered anew, which has no preloads of pictures', () => {
  const link = island(`<link rel="preload" as="image" href="/a.svg">${CONTROL}`).querySelector('a')
  const domPath = link?.parentElement?.parentElement && domPathOf(link.parentElement.parentElement, link)
  const anew = island('<p>Bar</p><nav><button>Menu</button></nav>')
  expect(elementAt(anew, domPath ?? [])?.outerHTML).toBe('<button>Menu</button>')
})
