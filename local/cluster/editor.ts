/** An editor who publishes a page again and again, and the visitor who waits to see it. */
import { setTimeout as pause } from 'node:timers/promises'
import { createLakeClient } from '../stack/lake-client.ts'
import { send } from './visitor.ts'

const PAGE = { id: 'page-soak', path: '/soak' }

/** Milliseconds after which a publish will not be seen any more: pages are rendered again after a minute. */
const UNSEEN_MS = 75_000

export type Editor = {
  /** Rejects while the lake is away. */
  publish(title: string): Promise<void>
  /** @returns after how many milliseconds every origin shows it; Infinity when one does not */
  untilSeen(title: string, origins: readonly string[]): Promise<number>
}

export function createEditor(lakeOrigin: string): Editor {
  const lake = createLakeClient(lakeOrigin, { timeout: 5000, maxRetries: 0 })
  return {
    async publish(title) {
      await lake.createOrReplace({ _id: PAGE.id, _type: 'page', title, path: PAGE.path, sections: [] })
    },
    async untilSeen(title, origins) {
      const start = Date.now()
      for (const origin of origins) {
        while (!(await send(origin + PAGE.path)).text.includes(title)) {
          if (Date.now() - start > UNSEEN_MS) return Number.POSITIVE_INFINITY
          await pause(50)
        }
      }
      return Date.now() - start
    },
  }
}
