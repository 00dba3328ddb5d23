/** The pages of a soak: editors who write one edition after the other, and visitors who read them and remember what they saw. */
import { setTimeout as pause } from 'node:timers/promises'
import { createLakeClient } from '../../stack/lake-client.ts'
import { type Counts, count, loopbackIp, send } from '../visitor.ts'
import type { HistoryEvent, Read } from './history.ts'
import { pick, type Schedule } from './schedule.ts'

/** Each editor's pages, which nobody else writes. */
const PAGES_OF_EDITORS = [
  ['soak-1', 'soak-2'],
  ['soak-3', 'soak-4'],
] as const
const PAGES = PAGES_OF_EDITORS.flat()
const [FIRST_PAGE = '', ...OTHER_PAGES] = PAGES

/** Milliseconds from one write of an editor to the next, on average, and the share of deletions where pages are deleted. */
const WRITE_MS = 1200
const DELETIONS = 0.12

/** Visitors, milliseconds between two pages of each, and the number of their first IP address (`loopbackIp`). */
const VISITORS = 4
const READ_MS = 60
const FIRST_IP = 20_000

/**
 * Milliseconds after which a page has to show its last edition, on a busy machine as well: pages are rendered again after a minute, and
 * until then the Content Lake repeats what did not arrive.
 */
const SETTLED_MS = 150_000

const documentId = (page: string) => `page-${page}`
const lakeOf = (origin: string) => createLakeClient(origin, { timeout: 5000, maxRetries: 0 })

/** The number stands in two places of the page, which are of one edition. */
function edition(page: string, number: number) {
  const heading = `Edition ${number}, in a section`
  return {
    _id: documentId(page),
    _type: 'page',
    title: `Edition ${number} of ${page}`,
    path: `/${page}`,
    sections: [{ _type: 'benefits', _key: 'only', heading, tone: 'cream', items: [] }],
  }
}

function editionsIn(text: string): number[] {
  return Array.from(text.matchAll(/Edition (\d+)/g), ([, number]) => Number(number))
}

/**
 * Publishes the first edition of each page, and waits until every site shows it: while the Content Lake is away, nobody can show a page
 * that no site has rendered yet.
 * @throws Error when one does not
 */
export async function publishFirstEditions(
  lakeOrigin: string,
  sites: readonly string[],
  record: (event: HistoryEvent) => void,
): Promise<void> {
  const lake = createLakeClient(lakeOrigin)
  for (const page of PAGES) {
    const startedAt = Date.now()
    await lake.createOrReplace(edition(page, 1))
    record({ kind: 'write', page, state: 1, isDeletion: false, startedAt, endedAt: Date.now(), isAcknowledged: true })
  }
  const missing = await unsettledPages(sites, await storedEditions(lakeOrigin), record)
  if (missing.length > 0) throw new Error(`The first editions are not shown: ${missing.join(', ')}`)
}

/** Editors who publish further editions until the soak is over, and where `deletes` is set delete a page now and then, which they put back later. */
export async function writePages(
  lakeOrigin: string,
  deletes: boolean,
  schedule: Schedule,
  record: (event: HistoryEvent) => void,
): Promise<void> {
  const lake = lakeOf(lakeOrigin)
  async function edit(pages: readonly [string, ...string[]], random: () => number): Promise<void> {
    const states = new Map<string, number>(pages.map((page) => [page, 1]))
    while (!schedule.isOver()) {
      const page = pick(pages, random)
      const state = (states.get(page) ?? 1) + 1
      states.set(page, state)
      const isDeletion = deletes && random() < DELETIONS
      const startedAt = Date.now()
      const write = isDeletion ? lake.delete(documentId(page)) : lake.createOrReplace(edition(page, state))
      const isAcknowledged = await write.then(
        () => true,
        () => false,
      )
      record({ kind: 'write', page, state, isDeletion, startedAt, endedAt: Date.now(), isAcknowledged })
      await pause(random() * 2 * WRITE_MS)
    }
  }
  await Promise.all(PAGES_OF_EDITORS.map((pages, index) => edit(pages, schedule.random(`editor ${index}`))))
}

/** What a visitor sees of a page; null for an error, which is no state of the page. */
async function read(origin: string, page: string, visitor: number, errors: Counts): Promise<Read | null> {
  const startedAt = Date.now()
  const outcome = await send(`${origin}/${page}`, { localAddress: loopbackIp(FIRST_IP + visitor) })
  const common = { kind: 'read', visitor: `visitor ${visitor}`, page, startedAt, endedAt: Date.now() } as const
  if (outcome.status === 404) return { ...common, seen: 'no page' }
  if (outcome.status === 200) return { ...common, seen: editionsIn(outcome.text) }
  count(errors, outcome)
  return null
}

/** Visitors who read those pages until the soak is over. @returns the errors that they met */
export async function readPages(
  front: string,
  schedule: Schedule,
  record: (event: HistoryEvent) => void,
): Promise<Counts> {
  const errors: Counts = {}
  async function visit(visitor: number): Promise<void> {
    const random = schedule.random(`visitor ${visitor}`)
    while (!schedule.isOver()) {
      const seen = await read(front, pick([FIRST_PAGE, ...OTHER_PAGES], random), visitor, errors)
      if (seen) record(seen)
      await pause(READ_MS)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)))
  return errors
}

/** The edition of each page that the Content Lake has at the end. */
export async function storedEditions(lakeOrigin: string): Promise<Map<string, number>> {
  const documents = await createLakeClient(lakeOrigin).fetch<{ _id: string; title: string }[]>(
    '*[_id in $ids]{ _id, title }',
    {
      ids: PAGES.map(documentId),
    },
  )
  return new Map(
    documents.map(({ _id, title }) => [_id.replace(/^page-/, ''), editionsIn(title)[0] ?? Number.NaN] as const),
  )
}

/** Waits until every site shows what is stored, each to a visitor of its own. @returns the pages of which one does not */
export async function unsettledPages(
  sites: readonly string[],
  stored: ReadonlyMap<string, number>,
  record: (event: HistoryEvent) => void,
): Promise<string[]> {
  const start = Date.now()
  const shows = async (origin: string, page: string) => {
    const one = await read(origin, page, VISITORS + sites.indexOf(origin), {})
    if (!one) return false
    record(one)
    return one.seen === 'no page' ? !stored.has(page) : one.seen.every((number) => number === stored.get(page))
  }
  const unsettled: string[] = []
  for (const page of PAGES) {
    for (const origin of sites) {
      while (!(await shows(origin, page))) {
        if (Date.now() - start > SETTLED_MS) {
          unsettled.push(`${origin}/${page}`)
          break
        }
        await pause(250)
      }
    }
  }
  return unsettled
}
