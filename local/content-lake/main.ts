/**
 * Runs the local Content Lake as a process: `node local/content-lake/main.ts`. README.md lists its environment
 * variables.
 */
import { join, relative } from 'node:path'
import { portFrom, runServer } from '../http/listen.ts'
import { startContentLake } from './server.ts'
import { webhookFrom } from './webhook/options.ts'

await runServer(async () => {
  const { LOCAL_LAKE_PORT, LOCAL_DATA_DIR, LOCAL_LAKE_DATASET } = process.env
  const dataDir = LOCAL_DATA_DIR || '.local'
  const seedDir = LOCAL_LAKE_DATASET || join(import.meta.dirname, '../demo/content')
  const port = portFrom('LOCAL_LAKE_PORT', LOCAL_LAKE_PORT, 3333)
  const lake = await startContentLake({ port, dataDir, seedDir, webhook: webhookFrom(process.env) })
  if (lake.seed === 'edited') {
    console.error(
      `The dataset in ${relative('', seedDir)} has changed, but this lake has been edited, so it stays as it is. ` +
        `Delete ${join(dataDir, 'content-lake')} to start from the dataset again.`,
    )
  }
  return lake
})
