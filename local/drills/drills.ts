/** The drills by name, in the order in which all of them run. */
import type { Drill } from './drill.ts'
import { loseApi } from './lose-api.ts'
import { loseLake } from './lose-lake.ts'
import { loseRedis } from './lose-redis.ts'
import { loseSites } from './lose-sites.ts'
import { renewCertificate } from './renew-certificate.ts'
import { restoreContent } from './restore-content.ts'
import { rollBack } from './roll-back.ts'

export const DRILLS: ReadonlyMap<string, Drill> = new Map([
  ['content', restoreContent],
  ['redis', loseRedis],
  ['api', loseApi],
  ['lake', loseLake],
  ['certificate', renewCertificate],
  ['sites', loseSites],
  ['roll-back', rollBack],
])
