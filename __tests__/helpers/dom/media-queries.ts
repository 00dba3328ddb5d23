/** Media queries in jsdom, which has none. */

/** Makes media queries match that contain one of the given texts. */
export function setMedia(...holding: string[]): void {
  window.matchMedia = (media) => ({
    media,
    matches: holding.some((part) => media.includes(part)),
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  })
}
