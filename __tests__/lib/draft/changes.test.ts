/** The stream that notifies previews of changes, over real HTTP. With a real Content Lake: browser/drafts. */
import { get, type IncomingMessage } from 'node:http'
import { createChangesHandler } from '@/lib/draft/changes'
import { DRAFT_COOKIE, serveApiRoute } from '../../helpers/api-route'
import { until } from '../../helpers/until'

afterEach(() => jest.restoreAllMocks())

type Follower = { changed: () => void; failed: (error: unknown) => void }

async function start({ isAllowed = true } = {}) {
  const followers = new Set<Follower>()
  const handler = createChangesHandler({
    isAllowed: async () => isAllowed,
    follow(changed, failed) {
      const follower = { changed, failed }
      followers.add(follower)
      return () => followers.delete(follower)
    },
  })
  return { followers, origin: (await serveApiRoute(handler)).origin }
}

function follow(origin: string, cookie = DRAFT_COOKIE, method = 'GET'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${origin}/api/draft/changes`, { headers: { cookie }, method }, resolve).on('error', reject)
  })
}

test('forwards every change at once, until the browser disconnects', async () => {
  const { followers, origin } = await start()
  const stream = await follow(origin)
  expect(stream.headers['content-type']).toBe('text/event-stream')
  // No proxy in between may cache or compress it.
  expect(stream.headers['cache-control']).toBe('no-store, no-transform')
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  for (const follower of followers) {
    follower.changed()
    follower.changed()
  }
  await until(() => text.split('data: changed\n\n').length === 3)
  expect(followers.size).toBe(1)
  stream.destroy()
  await until(() => followers.size === 0)
})

test('sends nothing outside draft mode', async () => {
  const { followers, origin } = await start()
  for (const cookie of ['', '__prerender_bypass=guessed', `${DRAFT_COOKIE}x`]) {
    const answer = await follow(origin, cookie)
    expect(answer.statusCode).toBe(403)
    answer.destroy()
  }
  const expired = await follow((await start({ isAllowed: false })).origin)
  expect(expired.statusCode).toBe(403)
  expired.destroy()
  const posted = await follow(origin, DRAFT_COOKIE, 'POST')
  expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET'])
  expect(followers.size).toBe(0)
})

test('ends when its source ends, so that the browser reconnects', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { followers, origin } = await start()
  const stream = await follow(origin)
  const ended = new Promise((resolve) => stream.resume().once('end', resolve))
  for (const follower of followers) follower.failed(new Error('The lake is gone'))
  await ended
  await until(() => followers.size === 0)
  expect(log).toHaveBeenCalledTimes(1)
})
