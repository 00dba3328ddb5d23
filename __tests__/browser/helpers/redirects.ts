/** What a visitor is told at an old address. */
import { visit } from './lake'
import { siteOrigin } from './stand-ins'

export type Landing = {
  status: number
  /** Where to go: an address of the site without its origin, a whole address elsewhere, or nothing. */
  to: string
}

export async function landing(path: string): Promise<Landing> {
  const { status, location } = await visit(path)
  return { status, to: (location ?? '').replace(siteOrigin(), '') }
}

/** Milliseconds until an address answers as expected. */
export async function milliseconds(path: string, isThere: (answer: Landing) => boolean): Promise<number> {
  const begun = performance.now()
  for (let answer = await landing(path); !isThere(answer); answer = await landing(path)) {
    if (performance.now() - begun > 5000) throw new Error(`${path} still answers ${JSON.stringify(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return performance.now() - begun
}

/** Fields of a redirect document. */
export const toPath = (path: string) => ({ target: { _type: 'redirectTarget', kind: 'path', path } })
export const toUrl = (url: string) => ({ target: { _type: 'redirectTarget', kind: 'external', url } })
