/** Requests old paths and reads the redirect. */

import { setTimeout as pause } from 'node:timers/promises'
import { siteOrigin } from '../servers/stand-ins.ts'
import { visit } from './lake.ts'

export type RedirectResponse = {
  status: number
  /** The target: a path of the site, a full URL elsewhere, or nothing. */
  to: string
}

export async function followRedirect(path: string): Promise<RedirectResponse> {
  const { status, location } = await visit(path)
  return { status, to: (location ?? '').replace(siteOrigin(), '') }
}

/** Milliseconds until a path responds as expected. */
export async function measureUntil(path: string, isThere: (answer: RedirectResponse) => boolean): Promise<number> {
  const begun = performance.now()
  for (let answer = await followRedirect(path); !isThere(answer); answer = await followRedirect(path)) {
    if (performance.now() - begun > 20_000) throw new Error(`${path} still answers ${JSON.stringify(answer)}`)
    await pause(20)
  }
  return performance.now() - begun
}

/** Fields of a redirect document. */
export const toPath = (path: string) => ({ target: { _type: 'redirectTarget', kind: 'path', path } })
export const toUrl = (url: string) => ({ target: { _type: 'redirectTarget', kind: 'external', url } })
