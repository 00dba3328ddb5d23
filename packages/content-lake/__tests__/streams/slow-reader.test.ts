import { setTimeout as pause } from 'node:timers/promises'
import { openEventStream } from '../../src/listen/streams.ts'
import { startHttpServer } from '../../testing/http-server.ts'
import { later } from '../../testing/lake.ts'
import { openStream } from './streams.ts'

test('a reader that does not read is disconnected', async () => {
  const sent = Promise.withResolvers<number>()
  const server = await startHttpServer(async (_request, response) => {
    const stream = openEventStream(response, new AbortController().signal)
    let count = 0
    for (; count < 100 && !stream.signal.aborted; count += 1) {
      stream.send({ id: String(count), data: 'x'.repeat(1024 * 1024) })
      await pause(1)
    }
    sent.resolve(count)
  })
  later(server.close)
  const { response } = await openStream(server, '/')
  response.pause()
  expect(await sent.promise).toBeLessThan(60)
})
