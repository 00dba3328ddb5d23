/** Where an element is within its island: finds what replaced it when the island is rendered anew. */

/** `<link>` preloads of pictures, which React writes into the server's HTML only, and what page translators add. */
const EXTRA = new Set(['LINK', 'FONT'])

/** Translators (Google Translate) put each text into two `<font>` elements, which no component renders. */
export function isTranslated(root: Element): boolean {
  return root.querySelector('font') !== null
}

function childrenOf(parent: Element): Element[] {
  return Array.from(parent.children).filter(({ nodeName }) => !EXTRA.has(nodeName))
}

/** Child indexes from the root down to one of its elements: hydration may replace a link by a button. */
export function domPathOf(root: Element, element: Element): number[] {
  const domPath: number[] = []
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    domPath.unshift(childrenOf(at.parentElement).indexOf(at))
  }
  return domPath
}

export function elementAt(root: Element, domPath: readonly number[]): Element | undefined {
  let at: Element | undefined = root
  for (const index of domPath) at = at && childrenOf(at)[index]
  return at
}
