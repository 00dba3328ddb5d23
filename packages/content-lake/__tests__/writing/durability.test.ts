import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { waitFor } from '../../server/wait-for.ts'
import { folderOf } from '../../src/datasets/dataset.ts'
import { Store } from '../../src/store/store.ts'
import { clientOf, spawnLake, temporaryFolder, writeDataset } from '../../testing/lake.ts'

const WRITERS = 4
const STORMS = 8

/**
 * How long a storm lasts at most once each writer has published, in milliseconds: the lake is killed at a random moment of it, so
 * that every run tries others.
 */
const LONGEST_MS = 500

async function startProcess(dataDir: string, dataset: string) {
  const { child, ended, origin } = spawnLake(['--port', '0', '--data', dataDir, '--seed', dataset])
  return { child, ended, client: clientOf({ origin: await origin }, { perspective: 'raw' }) }
}

/**
 * Edits and publishes one page repeatedly, recording each acknowledged round. A round is two transactions: the
 * draft, and its publication together with a change of the menu.
 */
async function publishUntilItFails(
  client: SanityClient,
  writer: number,
  acknowledged: Map<string, number>,
): Promise<void> {
  const publishedId = `page-${writer}`
  const draftId = `drafts.${publishedId}`
  const menu = { draftId: `drafts.menu-${writer}`, publishedId: `menu-${writer}` }
  for (let round = (acknowledged.get(publishedId) ?? 0) + 1; ; round += 1) {
    const patch = { set: { round, text: `Round ${round} `.repeat(400) } }
    try {
      await client.action({ actionType: 'sanity.action.document.edit', draftId, publishedId, patch })
      await client.action(
        [
          { actionType: 'sanity.action.document.publish', draftId, publishedId },
          { actionType: 'sanity.action.document.edit', ...menu, patch: { set: { round } } },
          { actionType: 'sanity.action.document.publish', ...menu },
        ],
        { transactionId: `w${writer}-${round}` },
      )
    } catch {
      return
    }
    acknowledged.set(publishedId, round)
  }
}

/** What SQLite says of the file that a killed process has left; "ok" when it is whole. */
function integrityOf(folder: string): unknown {
  const database = new DatabaseSync(join(folder, 'lake.sqlite'))
  try {
    return database.prepare('PRAGMA integrity_check').get()?.integrity_check
  } finally {
    database.close()
  }
}

test(`killed ${STORMS} times while publishing, it keeps every acknowledged transaction and no partial one`, async () => {
  const dataDir = temporaryFolder()
  const lines = Array.from({ length: WRITERS }, (_, writer) => [
    { _id: `page-${writer}`, _type: 'page', round: 0 },
    { _id: `menu-${writer}`, _type: 'menu', round: 0 },
  ]).flat()
  const dataset = writeDataset({ lines })
  const acknowledged = new Map<string, number>()
  const pages = Array.from({ length: WRITERS }, (_, writer) => `page-${writer}`)
  for (let storm = 1; storm <= STORMS; storm += 1) {
    const { child, ended, client } = await startProcess(dataDir, dataset)
    const before = new Map(acknowledged)
    const writers = Array.from({ length: WRITERS }, (_, writer) => publishUntilItFails(client, writer, acknowledged))
    await waitFor(() => pages.every((page) => (acknowledged.get(page) ?? 0) > (before.get(page) ?? 0)))
    await pause(randomInt(LONGEST_MS))
    child.kill('SIGKILL')
    await Promise.all([...writers, ended])
    const folder = folderOf(join(dataDir, 'content-lake'))
    expect(integrityOf(folder)).toBe('ok')
    const store = new Store(folder)
    for (let writer = 0; writer < WRITERS; writer += 1) {
      const [page, menu] = [store.document(`page-${writer}`), store.document(`menu-${writer}`)]
      const round = Number(page?.round)
      const known = acknowledged.get(`page-${writer}`) ?? 0
      // The pending one may be done or not, but both documents and the log are consistent.
      expect([known, known + 1]).toContain(round)
      expect(menu?.round).toBe(round)
      // Documents of the dataset have revisions of their own.
      if (round > 0) expect(menu?._rev).toBe(page?._rev)
      expect(page?.text ?? '').toBe(round === 0 ? '' : `Round ${round} `.repeat(400))
      const log = store.log.revisionsOf(`page-${writer}`).slice(1)
      expect(log.map(({ sequence }) => store.log.head(sequence)?.id)).toEqual(
        Array.from({ length: round }, (_, index) => `w${writer}-${index + 1}`),
      )
      acknowledged.set(`page-${writer}`, round)
    }
    store.close()
  }
  expect(Math.min(...acknowledged.values())).toBeGreaterThanOrEqual(STORMS)
})
