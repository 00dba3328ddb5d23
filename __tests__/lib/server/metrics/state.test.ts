/** What the metrics say of the disk of the state and of Redis. */
import { tmpdir } from 'node:os'
import { Registry } from 'prom-client'
import { createMetrics } from '@/lib/server/metrics/create-metrics'

test('the room on the disk of the state, and a Redis that is not configured is not away', async () => {
  process.env.STATE_DIR = tmpdir()
  delete process.env.REDIS_URL
  const registry = new Registry()
  createMetrics(registry)
  const text = await registry.metrics()
  expect(Number(/^site_state_free_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(1_000_000)
  expect(text).toMatch(/^site_redis_away 0$/m)
})
