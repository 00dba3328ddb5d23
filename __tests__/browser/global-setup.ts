/** Builds what all browser tests share, where it is stale: the Studio and the site. */
import { stopChildrenOnSignals } from '../../local/processes.ts'
import { buildStudio } from '../../local/studio.ts'
import { makeSharedBuild } from './build.ts'

export default async function setUp(): Promise<void> {
  stopChildrenOnSignals()
  const problem = await buildStudio(process.env)
  if (problem !== undefined) throw new Error(`The build of the Studio for the browser tests failed:\n${problem}`)
  await makeSharedBuild()
}
