/** After the browser tests: everything that was started is gone, and so is its data. */
import { rmSync } from 'node:fs'
import { stopAll } from '../../local/processes.ts'

export default async function tearDown(): Promise<void> {
  await stopAll()
  if (process.env.LOCAL_DATA_DIR) rmSync(process.env.LOCAL_DATA_DIR, { recursive: true, force: true })
}
