/** Stops everything the browser tests started, and deletes its data. */
import { rmSync } from 'node:fs'
import { stopAll } from '../../local/processes.ts'
import { announcedStacks } from './stacks.ts'

export default async function tearDown(): Promise<void> {
  await stopAll()
  for (const { LOCAL_DATA_DIR, NEXT_DIST_DIR } of announcedStacks()) {
    if (LOCAL_DATA_DIR) rmSync(LOCAL_DATA_DIR, { recursive: true, force: true })
    // The first build stays, for its cache; the copies are deleted.
    if (NEXT_DIST_DIR && NEXT_DIST_DIR !== '.next-test') rmSync(NEXT_DIST_DIR, { recursive: true, force: true })
  }
}
