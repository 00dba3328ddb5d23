/** Pages of two instances with one real Redis. */
import { setTimeout as pause } from 'node:timers/promises'
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { createSharedPages, type SharedPage } from '@/lib/page-cache/server/shared-pages'
import { endsWithin, startTestRedis, type TestRedis } from '../../../helpers/servers/redis'

let redis: TestRedis
jest.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(async () => {
  redis = await startTestRedis()
})
afterEach(() => redis.stop())

async function instance(build = 'build') {
  const connection = await redis.connect()
  return { ...createSharedPages(connection, build), connection }
}

function page(html: string, ageMs = 0): SharedPage {
  const value = { kind: 'PAGES', html, pageData: {}, headers: undefined, status: undefined } as SharedPage['value']
  const at = Date.now() - ageMs
  return { value, lastModified: at, startedAt: at, cacheControl: { revalidate: 60, expire: 660 } }
}

function htmlOf(found: { value: unknown } | null): unknown {
  return found?.value && typeof found.value === 'object' && 'html' in found.value ? found.value.html : null
}

test('a render that began earlier does not replace a later one, and another build shares nothing', async () => {
  const [one, other, third, next] = [await instance(), await instance(), await instance(), await instance('next build')]
  await pause(100)
  one.share('/', page('new'))
  await waitFor(async () => htmlOf(await other.newest('/', null)) === 'new')
  other.share('/', { ...page('begun before'), startedAt: Date.now() - 5000 })
  await pause(100)
  expect(htmlOf(await other.newest('/', page('begun before')))).toBe('new')
  expect(htmlOf(await third.newest('/', null))).toBe('new')
  expect(await next.newest('/', null)).toBeNull()
})

test('a render that began earlier and ends later does not replace the later one in Redis (B756)', async () => {
  const [one, other] = [await instance(), await instance()]
  one.share('/', page('new'))
  await waitFor(async () => (await one.connection.client.exists('pages:build:/')) === 1)
  // Not heard yet by the other one, when its own render ends.
  const late = await instance()
  late.share('/', { ...page('begun before'), startedAt: Date.now() - 5000 })
  await late.connection.client.ping()
  expect(htmlOf(await (await instance()).newest('/', null))).toBe('new')
  other.share('/', page('newer'))
  await waitFor(async () => htmlOf(await one.newest('/', null)) === 'newer')
})

test('a later render of another instance replaces a copy that is not too old yet', async () => {
  const [one, other] = [await instance(), await instance()]
  one.share('/', page('first'))
  await waitFor(async () => htmlOf(await other.newest('/', null)) === 'first')
  await waitFor(async () => {
    one.share('/', page('second'))
    return htmlOf(await other.newest('/', null)) === 'second'
  })
})

test('a page that is missing or too old is looked up; without Redis the own one stays, within 50 ms', async () => {
  const one = await instance()
  one.share('/', page('new'))
  const late = await instance()
  await waitFor(async () => htmlOf(await late.newest('/', page('old', 90_000))) === 'new')
  redis.hang()
  const isInTime = await endsWithin(100, async () => {
    expect(htmlOf(await late.newest('/other', page('old', 90_000)))).toBe('old')
    expect(htmlOf(await late.newest('/other', page('old', 90_000)))).toBe('old')
  })
  expect(isInTime).toBe(true)
})

test('an instance that was down serves no copy of before, although that is not too old (B750)', async () => {
  const one = await instance()
  one.share('/', page('new'))
  await waitFor(async () => (await one.connection.client.exists('pages:build:/')) === 1)
  const restarted = await instance()
  expect(htmlOf(await restarted.newest('/', page('old', 5000)))).toBe('new')
})

test('what an instance renders while Redis is away arrives once it is back, also where the own copy is not too old (B750)', async () => {
  const [one, other] = [await instance(), await instance()]
  expect(htmlOf(await other.newest('/', page('old', 5000)))).toBe('old')
  await redis.kill()
  await waitFor(async () => !one.connection.client.isReady)
  one.share('/', page('new'))
  expect(htmlOf(await other.newest('/', page('old', 5000)))).toBe('old')
  await redis.restart()
  await waitFor(async () => htmlOf(await other.newest('/', page('old', 5000))) === 'new', { timeoutMs: 20_000 })
})

test('a page of an instance whose clock is ahead is as old as its arrival, and a later render replaces it (B763)', async () => {
  const [one, other] = [await instance(), await instance()]
  one.share('/', page('of the future', -3_600_000))
  const arrived = await waitFor(async () => other.newest('/', null))
  expect(arrived.lastModified).toBeLessThanOrEqual(Date.now())
  other.share('/', { ...page('next'), startedAt: other.latestStart('/') + 1 })
  await waitFor(async () => htmlOf(await one.newest('/', page('own', -3_600_000))) === 'next')
})

test('a 404 is kept for a minute only', async () => {
  const one = await instance()
  one.share('/gone', { value: null, lastModified: Date.now(), startedAt: Date.now() })
  await waitFor(async () => (await one.connection.client.exists('pages:build:/gone')) === 1)
  expect(await one.connection.client.ttl('pages:build:/gone')).toBeLessThanOrEqual(60)
})
