/** Runs the local API as a process: `node local/api/main.ts`. README.md lists its environment variables. */
import { portFrom, runServer, StartError } from '@bowerbird/content-lake/server/listen'
import { FIELD_NAMES } from './data/field-names.ts'
import { startApi } from './server.ts'

await runServer(async () => {
  const { LOCAL_API_PORT, LOCAL_DATA_DIR, LOCAL_API_FIELD_NAMES, LOCAL_API_READ_ONLY } = process.env
  const fieldNames = FIELD_NAMES.find((names) => names === (LOCAL_API_FIELD_NAMES || 'camel'))
  if (fieldNames === undefined) throw new StartError('LOCAL_API_FIELD_NAMES must be camel or snake.')
  return startApi({
    port: portFrom('LOCAL_API_PORT', LOCAL_API_PORT, 4000),
    dataDir: LOCAL_DATA_DIR || '.local',
    fieldNames,
    isReadOnly: LOCAL_API_READ_ONLY === 'yes',
  })
})
