/** Stand-ins that another command has started. */
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { startLake } from '../../local/stack/stand-ins.ts'

test('a stand-in that is busy for more than a second is reused, not started again on its port', async () => {
  const busy = await startHttpServer((_request, response) => {
    setTimeout(() => response.end('{"service":"local-content-lake"}'), 1500)
  })
  const port = new URL(busy.origin).port
  try {
    const lake = await startLake({ NODE_ENV: 'test', LOCAL_LAKE_PORT: port })
    expect(lake).toEqual({ name: 'Content Lake', origin: `http://127.0.0.1:${port}`, member: null })
  } finally {
    await busy.close()
  }
})
