/** What is logged and told of a Redis that does not serve, with a real one. */
import { waitFor } from '@bowerbird/content-lake/server/wait-for'
import { createSharedRedis } from '@/lib/state/server/shared-redis'
import { startTestRedis } from '../../../helpers/servers/redis'

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})

test('a Redis that refuses the password is logged with its reason, without the password', async () => {
  const server = await startTestRedis()
  const administrator = await server.connect()
  await administrator.client.configSet('requirepass', 'right')
  const redis = createSharedRedis(`redis://:wrong-password@${server.host}`)
  try {
    expect(redis.isAway()).toBe(false)
    await waitFor(async () => {
      await redis.run((client) => client.get('key')).catch(() => {})
      return warn.mock.calls.some(([line]) => String(line).includes('WRONGPASS'))
    })
    expect(redis.isAway()).toBe(true)
    expect(warn.mock.calls).toHaveLength(1)
    expect(String(warn.mock.calls[0])).not.toContain('wrong-password')
  } finally {
    redis.close()
    await server.stop()
  }
})

test('what an instance cannot tell while it has no connection the others hear once it has one again (B764)', async () => {
  const server = await startTestRedis()
  try {
    const [one, other] = [await server.connect(), await server.connect()]
    const messages: (string | null)[] = []
    other.subscribe('routes', (message) => messages.push(message))
    // Null: it hears from now on.
    await waitFor(() => messages.length === 1)
    // At once: it connects again within 50 ms.
    const wasReady = new Promise((resolve) =>
      one.client.once('error', () => {
        resolve(one.client.isReady)
        one.publish('routes', 'earlier')
        one.publish('routes', 'changed')
      }),
    )
    await other.client.sendCommand(['CLIENT', 'KILL', 'ID', String(await one.client.clientId())])
    expect(await wasReady).toBe(false)
    await waitFor(() => messages.length > 1)
    expect(messages).toEqual([null, 'changed'])
  } finally {
    await server.stop()
  }
})
