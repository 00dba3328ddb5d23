import { join } from 'node:path'
import { createFeed } from '../../../local/content-lake/listen/feed.ts'
import { openEventStream } from '../../../local/content-lake/listen/streams.ts'
import { openStore, type Store } from '../../../local/content-lake/store/store.ts'
import { startHttpServer } from '../../helpers/http-server.ts'
import { openStream } from './streams.ts'
import { later, temporaryFolder } from './support.ts'

function startStore(): Store {
  const store = openStore(join(temporaryFolder(), 'content-lake'))
  later(store.close)
  return store
}

function put(store: Store, _id: string, text = ''): void {
  store.commit({ mutations: [{ createOrReplace: { _id, _type: 'page', text } }] })
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 50))

test('every reader gets all transactions in order, however slow or far behind', async () => {
  const store = startStore()
  const feed = createFeed(store)
  const stop = new AbortController()
  const fast: number[] = []
  const slow: number[] = []
  const release = Promise.withResolvers<void>()
  const followers = [
    feed.follow(0, async ({ sequence }) => void fast.push(sequence), stop.signal),
    feed.follow(
      0,
      async ({ sequence }) => {
        await release.promise
        slow.push(sequence)
      },
      stop.signal,
    ),
  ]
  // More than is kept in memory: the slow reader must read the log to catch up.
  for (let count = 0; count < 700; count += 1) put(store, `d${count % 10}`, String(count))
  await soon()
  const all = Array.from({ length: 700 }, (_, index) => index + 1)
  expect(fast).toEqual(all)
  expect(slow).toEqual([])
  release.resolve()
  await soon()
  expect(slow).toEqual(all)
  put(store, 'last')
  await soon()
  expect([fast.at(-1), slow.at(-1)]).toEqual([701, 701])
  stop.abort()
  await Promise.all(followers)
  put(store, 'unheard')
  await soon()
  expect([fast.length, slow.length]).toEqual([701, 701])
})

test('a reader that does not read is not written to (backpressure)', async () => {
  const size = 256 * 1024
  let sent = 0
  const server = await startHttpServer(async (_request, response) => {
    const stream = openEventStream(response, new AbortController().signal)
    while (sent < 200 && !stream.signal.aborted) {
      await stream.send({ id: String(sent), data: { text: 'x'.repeat(size) } })
      sent += 1
    }
    stream.end()
  })
  later(server.close)
  const { response, ended, rest } = await openStream(server, '/')
  response.pause()
  await new Promise((resolve) => setTimeout(resolve, 500))
  const whilePaused = sent
  // The buffers of both ends hold a few megabytes; all would be fifty.
  expect(whilePaused * size).toBeLessThan(16 * 1024 * 1024)
  response.resume()
  await ended
  expect(sent).toBe(200)
  expect(rest().map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, index) => String(index)))
})
