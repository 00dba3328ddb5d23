/** Runs the local API as a process: `node local/api/main.ts`. What it reads from the environment: see README.md. */
import { portFrom, runServer, StartError } from '../http/listen.ts'
import { fieldNamesOf } from './field-names.ts'
import { startApi } from './server.ts'

await runServer(async () => {
  const { LOCAL_API_PORT, LOCAL_DATA_DIR, LOCAL_API_FIELD_NAMES, LOCAL_API_PUBLIC_ORIGIN } = process.env
  const fieldNames = fieldNamesOf(LOCAL_API_FIELD_NAMES || 'camel')
  if (fieldNames === undefined) throw new StartError('LOCAL_API_FIELD_NAMES must be camel or snake.')
  return startApi({
    port: portFrom('LOCAL_API_PORT', LOCAL_API_PORT, 4000),
    dataDir: LOCAL_DATA_DIR || '.local',
    fieldNames,
    publicOrigin: LOCAL_API_PUBLIC_ORIGIN || undefined,
  })
})
