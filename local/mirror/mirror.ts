/** Copies a site into a folder that nginx serves while no site responds (deploy/nginx.conf, docs/OPERATING.md). */
import { setTimeout as pause } from 'node:timers/promises'
import { beginCopy, type CopySize, sizeOfCurrent } from './copies.ts'
import { MirrorError, readSite } from './read-site.ts'

/** A copy with less of these than this share of the copy before is not believed. */
const LEAST = { pages: 0.8, bytes: 0.5 } as const

/** Tries, because editors may publish meanwhile, and milliseconds between them, in which publishes settle. */
const TRIES = 3
const SETTLE_MS = 5000

function refuseSmaller(size: CopySize, before: CopySize | null): void {
  if (!before) return
  for (const kind of ['pages', 'bytes'] as const) {
    if (size[kind] < before[kind] * LEAST[kind]) {
      throw new MirrorError(`It has ${size[kind]} ${kind}, the copy before had ${before[kind]}.`)
    }
  }
}

async function copyOnce(origin: string, folder: string, acceptsLess: boolean): Promise<CopySize> {
  const copy = beginCopy(folder)
  try {
    const size = await readSite(origin, copy)
    if (!acceptsLess) refuseSmaller(size, sizeOfCurrent(folder))
    copy.publish(size)
    return size
  } catch (error) {
    copy.discard()
    throw error
  }
}

/**
 * Replaces the copy in the folder by a new one.
 * @param acceptsLess whether a copy that is much smaller than the one before is taken
 * @throws MirrorError when the new one is not used; the one before stays
 */
export async function mirrorSite(
  url: string,
  folder: string,
  { acceptsLess = false, settleMs = SETTLE_MS } = {},
): Promise<CopySize> {
  const { origin } = new URL(url)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await copyOnce(origin, folder, acceptsLess)
    } catch (error) {
      if (!(error instanceof MirrorError) || attempt === TRIES) throw error
      await pause(settleMs)
    }
  }
}
