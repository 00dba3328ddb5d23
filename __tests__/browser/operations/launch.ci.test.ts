/** Two sites with one Redis and one Content Lake: a launch goes out at its time, whole and once, whatever is killed. */
import { setTimeout as pause } from 'node:timers/promises'
import type { SanityDocument } from '@sanity/client'
import type { Launch } from '../../../lib/launch/document.ts'
import { readLaunch } from '../../../lib/launch/read-launch.ts'
import { createPublished, lake, removeCreated } from '../helpers/content/lake.ts'
import { expect, type TestCluster, test } from '../helpers/servers/cluster.ts'

let cluster: TestCluster

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const PAGES = Array.from({ length: 9 }, (_, index) => `page-launch-${index}`)
/** Twelve documents, of which three are on every page. */
const DOCUMENTS = [...PAGES, 'facts', 'siteSettings', 'words']

const sections = (heading: string) => [{ _key: 'banner', _type: 'pageBanner', tone: 'cream', layout: 'slim', heading }]

async function edit(id: string, set: Record<string, unknown>): Promise<void> {
  await lake().action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${id}`,
    publishedId: id,
    patch: { set },
  })
}

/** Makes drafts of all documents that say an edition: in the headings, in a fact that they hold, and in the brand's name. */
async function draftEdition(edition: string): Promise<void> {
  const others = await lake().fetch<{ name: string }[]>('*[_id == "facts"][0].others')
  const remaining = others.filter(({ name }) => name !== 'edition')
  await edit('facts', {
    others: [...remaining, { _key: 'edition', _type: 'fact', name: 'edition', value: `fact-${edition}` }],
  })
  await edit('siteSettings', { brandName: `brand-${edition}` })
  await edit('words', { enquiry: { send: `Send ${edition}` } })
  for (const id of PAGES) await edit(id, { sections: sections(`heading-${edition} and {edition}`) })
}

/** Schedules a launch as the Studio does, with the revisions that it has checked. */
async function schedule(id: string, times: Pick<Launch, 'startsAt' | 'endsAt'>): Promise<void> {
  const documents = DOCUMENTS.map((_ref) => ({ _key: _ref, _type: 'reference', _ref, _weak: true }))
  await lake().createOrReplace({ _id: `drafts.${id}`, _type: 'launch', name: id, documents })
  const state = await readLaunch(lake(), id)
  const checks = Array.from(state?.pairs ?? [], ([_key, { draft, published }]) => ({
    _key,
    draftRevision: draft?._rev ?? null,
    publishedRevision: published?._rev ?? null,
    problems: 0,
  }))
  await lake()
    .patch(`drafts.${id}`)
    .set({ status: 'scheduled', ...times, checks })
    .commit()
}

const launchOf = async (id: string) => (await lake().getDocument<Launch>(`drafts.${id}`)) ?? null
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

/** How often a document has been published in a new revision. */
async function revisionsOf(id: string): Promise<number> {
  const url = `/data/history/production/transactions/${id}?excludeContent=true`
  const lines: unknown = await lake().request({ url })
  return String(typeof lines === 'string' ? lines : JSON.stringify(lines))
    .trim()
    .split('\n').length
}

/** Which edition each part of a page is of. */
function editionsIn(html: string): string[] {
  return [
    ...new Set(Array.from(html.matchAll(/(?:heading|fact|brand)-(red|blue|green)/g), ([, edition]) => edition ?? '')),
  ]
}

/** What a site shows of a page, and where it has it from. */
async function editionAt(origin: string, id: string): Promise<{ edition: string; from: string }> {
  const response = await fetch(`${origin}/${id}`).catch(() => null)
  const edition = response?.ok ? editionsIn(await response.text()).join('+') : 'down'
  const headers = ['x-nextjs-cache', 'cache-control', 'age'].map((name) => response?.headers.get(name))
  return { edition, from: `${origin}/${id}: ${headers.join(', ')}` }
}

/** Waits until both sites show an edition on all pages. */
async function everyPageIs(edition: string): Promise<void> {
  const visits = () => cluster.sites.flatMap(({ origin }) => PAGES.map((id) => editionAt(origin, id)))
  await expect
    .poll(
      async () => {
        const others = (await Promise.all(visits())).filter((seen) => seen.edition !== edition)
        return others.map((other) => `${other.edition} at ${other.from}`)
      },
      { timeout: 60_000, intervals: [200] },
    )
    .toEqual([])
}

/** The documents that the site has anyway, as they were. */
let before: SanityDocument[] = []

test.beforeAll(async ({ cluster: shared }) => {
  cluster = shared
  await cluster.reset()
  before = await lake().fetch('*[_id in $ids]', { ids: ['facts', 'siteSettings', 'words'] })
  for (const [index, id] of PAGES.entries()) {
    const fields = { title: `Launch ${index}`, path: `/${id}`, sections: sections('Before') }
    await createPublished(id, 'page', fields)
  }
  await draftEdition('red')
  const publishing = DOCUMENTS.map((id) => ({
    actionType: 'sanity.action.document.publish' as const,
    draftId: `drafts.${id}`,
    publishedId: id,
  }))
  await lake().action(publishing)
  await everyPageIs('red')
})

test.afterAll(async () => {
  await cluster.reset()
  for (const { _id, _type, ...fields } of before) {
    await lake()
      .delete(`drafts.${_id}`)
      .catch(() => undefined)
    await lake().createOrReplace({ _id, _type, ...fields })
  }
  await removeCreated()
})

test('twelve documents go out once and at their time, and no page stays mixed', async () => {
  await draftEdition('blue')
  const before = await revisionsOf('facts')
  const startsAt = later(5000)
  await schedule('on-time', { startsAt })
  const samples: { at: number; seen: string }[] = []
  let launch: Launch | null = null
  // Until all pages of both sites are seen in the new edition.
  for (let isShown = false; !isShown; ) {
    launch = await launchOf('on-time')
    const round: typeof samples = []
    for (const { origin } of cluster.sites) {
      for (const id of PAGES) {
        const at = Date.now()
        round.push({ at, seen: (await editionAt(origin, id)).edition })
      }
    }
    samples.push(...round)
    isShown = launch?.status === 'released' && round.every(({ seen }) => seen === 'blue')
  }
  expect(launch).toMatchObject({ status: 'released', wasScheduled: true })
  const releasedAt = Date.parse(launch?.releasedAt ?? '')
  expect(releasedAt - Date.parse(startsAt)).toBeGreaterThanOrEqual(0)
  // For a person: within five seconds, and not mixed for longer than two. A busy machine takes longer.
  console.log(
    `released ${releasedAt - Date.parse(startsAt)} ms after its time; seen last in the old edition after`,
    Math.max(0, ...samples.filter(({ seen }) => seen === 'red').map(({ at }) => at - releasedAt)),
    'ms; mixed:',
    samples.filter(({ seen }) => seen.includes('+')).map(({ at }) => at - releasedAt),
  )
  await everyPageIs('blue')
  expect(await revisionsOf('facts')).toBe(before + 1)
  expect(cluster.output().match(/"event":"launch\.done"/g)).toHaveLength(1)
})

test('both sites are killed at the second: it goes out whole and once when they are back, and that is said', async () => {
  await draftEdition('green')
  const before = await revisionsOf('facts')
  const startsAt = later(4000)
  await schedule('killed', { startsAt })
  await pause(Date.parse(startsAt) - Date.now() + 20)
  await Promise.all(cluster.sites.map(({ member }) => member.kill()))
  const killed = await launchOf('killed')
  const editions = await lake().fetch<string[]>('*[_id in $ids].brandName + *[_id in $pages].sections[0].heading', {
    ids: ['siteSettings'],
    pages: PAGES,
  })
  const isOut = killed?.status === 'released'
  // All of it or nothing, and the launch itself says which.
  expect([...new Set(editions.map((text) => /green|blue/.exec(text)?.[0]))]).toEqual([isOut ? 'green' : 'blue'])
  await Promise.all(cluster.sites.map(({ member }) => member.start()))
  await expect.poll(async () => (await launchOf('killed'))?.status, { timeout: 60_000 }).toBe('released')
  await everyPageIs('green')
  expect(await revisionsOf('facts')).toBe(before + 1)
})

test('one site is killed at the second, and the other does it', async () => {
  await draftEdition('red')
  const before = await revisionsOf('facts')
  const startsAt = later(4000)
  await schedule('one-killed', { startsAt, endsAt: later(3_600_000) })
  await pause(Date.parse(startsAt) - Date.now() - 10)
  await cluster.sites[0]?.member.kill()
  await expect.poll(async () => (await launchOf('one-killed'))?.status).toBe('released')
  await cluster.sites[0]?.member.start()
  await everyPageIs('red')
  expect(await revisionsOf('facts')).toBe(before + 1)
})

test('at its end everything goes back, but what somebody has corrected meanwhile', async () => {
  const { phone } = (await lake().getDocument<{ phone: string }>('facts')) ?? {}
  await lake().patch('facts').set({ phone: '03 7010 4099' }).commit()
  // An editor brings the end forward.
  await lake()
    .patch('drafts.one-killed')
    .set({ endsAt: later(1000) })
    .commit()
  await expect.poll(async () => (await launchOf('one-killed'))?.status, { timeout: 60_000 }).toBe('ended')
  await everyPageIs('green')
  expect(await lake().getDocument('facts')).toMatchObject({ phone: '03 7010 4099' })
  await lake().patch('facts').set({ phone }).commit()
})

test('a time that was missed because no site was running is made up for at the next start, and said', async () => {
  await draftEdition('blue')
  await Promise.all(cluster.sites.map(({ member }) => member.stop()))
  await schedule('missed', { startsAt: later(-90_000) })
  await Promise.all(cluster.sites.map(({ member }) => member.start()))
  await expect.poll(async () => (await launchOf('missed'))?.status, { timeout: 30_000 }).toBe('released')
  await everyPageIs('blue')
  expect(cluster.output()).toContain('"event":"launch.done_late"')
})
