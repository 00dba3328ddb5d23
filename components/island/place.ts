/** Where an element is within its island: finds what replaced it when the island is rendered anew. */

/** Child indexes from the root down to one of its elements: hydration may replace a link by a button. */
export function placeOf(root: Element, element: Element): number[] {
  const place: number[] = []
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    place.unshift(Array.prototype.indexOf.call(at.parentElement.children, at))
  }
  return place
}

export function elementAt(root: Element, place: readonly number[]): Element | undefined {
  let at: Element | undefined = root
  for (const index of place) at = at?.children[index]
  return at
}
