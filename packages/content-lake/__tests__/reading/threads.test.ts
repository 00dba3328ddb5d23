/** Threads that evaluate queries exist while they are needed (B483). Linux lists them. */
import { existsSync, readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { waitFor } from '../../server/wait-for.ts'
import { createQueryPool } from '../../src/reader/pool.ts'
import { startLake, temporaryFolder } from '../../testing/lake.ts'

const TASKS = '/proc/self/task'

const onLinux = existsSync(TASKS) ? test : test.skip

onLinux('the first query starts one, which ends after a while without queries', async () => {
  const dataDir = temporaryFolder()
  await startLake({ dataDir })
  const file = join(dataDir, 'content-lake', 'datasets', 'production', 'lake.sqlite')
  const dataset = { file, projectId: 'localdemo', dataset: 'production', origin: 'http://localhost' }
  const threads = () => readdirSync(TASKS).length
  // The threads of Node itself are there from now on.
  await stat(TASKS)
  const before = threads()
  const pool = createQueryPool(10_000, 100)
  expect(threads()).toBe(before)
  const query = () => pool.run({ query: 'count(*)', params: {}, perspective: 'raw', dataset })
  expect(Buffer.from((await query()).json).toString()).toBe('0')
  expect(threads()).toBeGreaterThan(before)
  await waitFor(() => threads() === before)
  expect(Buffer.from((await query()).json).toString()).toBe('0')
  await pool.close()
})
