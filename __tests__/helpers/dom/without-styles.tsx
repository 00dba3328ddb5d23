/**
 * Keeps a page's styles out of the document. Each query by role computes the style of many elements, for which jsdom
 * matches every rule: with the styles of a page of cards that takes most of a test's time.
 */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

const container = document.createElement('div')
// As text: rules of an element outside of the document are not kept.
const cache = createCache({ key: 'css', container, speedy: false })

let clipped = { rules: -1, selector: '' }

/** Whether a style hides an element, or one around it, from everybody but screen readers. */
export function isForScreenReaders(element: Element): boolean {
  const rules = container.childElementCount
  if (rules !== clipped.rules) {
    const found = container.textContent.matchAll(/\.(css-[0-9a-z]+)\{[^{}]*clip-path:inset\(50%\)/g)
    clipped = { rules, selector: ['.visually-hidden', ...Array.from(found, ([, name]) => `.${name}`)].join() }
  }
  return element.closest(clipped.selector) !== null
}

export function WithoutStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
