/** Where an element is within its island: finds what replaced it when the island is rendered anew. */

/** The element children, without the `<link>` preloads of pictures that React writes into the server's HTML only. */
function childrenOf(parent: Element): Element[] {
  return Array.from(parent.children).filter(({ nodeName }) => nodeName !== 'LINK')
}

/** Child indexes from the root down to one of its elements: hydration may replace a link by a button. */
export function placeOf(root: Element, element: Element): number[] {
  const place: number[] = []
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    place.unshift(childrenOf(at.parentElement).indexOf(at))
  }
  return place
}

export function elementAt(root: Element, place: readonly number[]): Element | undefined {
  let at: Element | undefined = root
  for (const index of place) at = at && childrenOf(at)[index]
  return at
}
