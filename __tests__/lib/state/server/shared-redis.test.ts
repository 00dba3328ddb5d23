/** What the log says of a Redis that does not serve, with a real one. */
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
