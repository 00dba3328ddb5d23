/** Records what a page does with its URL. */

export type Move = { how: 'push' | 'replace'; url: string }

/** @returns every change of the URL from now on, until the next call */
export function watchUrl(): Move[] {
  const moves: Move[] = []
  for (const [how, method] of [
    ['push', 'pushState'],
    ['replace', 'replaceState'],
  ] as const) {
    const original = History.prototype[method]
    window.history[method] = (...parameters) => {
      moves.push({ how, url: String(parameters[2]) })
      original.apply(window.history, parameters)
    }
  }
  return moves
}
