import { setTimeout as delay } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { clientOf, spawnLake, temporaryFolder, writeDataset } from './support.ts'

const WRITERS = 4

async function startProcess(dataDir: string, dataset: string) {
  const { child, origin } = spawnLake(['--port', '0', '--data', dataDir, '--dataset', dataset])
  return { child, client: clientOf({ origin: await origin }, { perspective: 'raw' }) }
}

/**
 * Edits and publishes one page repeatedly, recording each acknowledged round. A round is two transactions: the
 * draft, and its publication together with a change of the menu.
 */
async function publishUntilItFails(client: SanityClient, writer: number, answered: Map<string, number>): Promise<void> {
  const publishedId = `page-${writer}`
  const draftId = `drafts.${publishedId}`
  const menu = { draftId: `drafts.menu-${writer}`, publishedId: `menu-${writer}` }
  for (let round = (answered.get(publishedId) ?? 0) + 1; ; round += 1) {
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
    answered.set(publishedId, round)
  }
}

test('killed while publishing, repeatedly, it keeps every acknowledged transaction and no partial one', async () => {
  const dataDir = temporaryFolder()
  const lines = Array.from({ length: WRITERS }, (_, writer) => [
    { _id: `page-${writer}`, _type: 'page', round: 0 },
    { _id: `menu-${writer}`, _type: 'menu', round: 0 },
  ]).flat()
  const dataset = writeDataset({ lines })
  const answered = new Map<string, number>()
  for (const timeoutMs of [300, 450, 700]) {
    const { child, client } = await startProcess(dataDir, dataset)
    const writers = Array.from({ length: WRITERS }, (_, writer) => publishUntilItFails(client, writer, answered))
    await delay(timeoutMs)
    child.kill('SIGKILL')
    await Promise.all(writers)
    const { child: next, client: again } = await startProcess(dataDir, dataset)
    for (let writer = 0; writer < WRITERS; writer += 1) {
      const [page, menu] = await again.getDocuments([`page-${writer}`, `menu-${writer}`])
      const known = answered.get(`page-${writer}`) ?? 0
      // The pending one may be done or not, but both documents and the log are consistent.
      expect([known, known + 1]).toContain(page?.round)
      expect(menu?.round).toBe(page?.round)
      // Documents of the dataset have revisions of their own.
      if (page?.round > 0) expect(menu?._rev).toBe(page?._rev)
      expect(page?.text ?? '').toBe(page?.round === 0 ? '' : `Round ${page?.round} `.repeat(400))
      const log = await historyOf(again, `page-${writer}`)
      expect(log.filter((id) => id.startsWith('w'))).toEqual(
        Array.from({ length: page?.round }, (_, index) => `w${writer}-${index + 1}`),
      )
      answered.set(`page-${writer}`, page?.round)
    }
    next.kill('SIGKILL')
  }
  expect(Math.min(...answered.values())).toBeGreaterThan(2)
})

/** The ids of all transactions of a document, over all result pages. */
async function historyOf(client: SanityClient, id: string): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const from = ids.at(-1) ?? ''
    const url = `/data/history/production/transactions/${id}?limit=100&fromTransaction=${from}`
    const body: unknown = await client.request({ url })
    const page = String(body)
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [String(JSON.parse(line).id)]))
    const fresh = page.filter((own) => own !== from)
    ids.push(...fresh)
    if (fresh.length === 0) return ids
  }
}
