/**
 * `npm run content:export`: writes the published content of the Content Lake into the folder that seeds the local lake,
 * or with `--to` everything into another folder or an archive, in the format of `sanity dataset export`
 * (docs/CONTENT.md).
 */
import { parseArgs } from 'node:util'
import { connect } from '../content/connection.ts'
import { exportContent } from '../content/export-dataset.ts'
import { DEMO_CONTENT } from '../demo-content.ts'
import { StartError } from '../http/listen.ts'
import { runCommand } from '../start.ts'

function readTarget() {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new StartError(`${problem}\nUsage: npm run content:export -- [--to <folder | file.tar.gz>]`)
  }
}

await runCommand(async () => {
  const to = readTarget()
  const target = to ?? (process.env.LOCAL_LAKE_DATASET || DEMO_CONTENT)
  const connection = await connect(process.env, 'SANITY_API_READ_TOKEN')
  // The folder in the repository holds published content only; a copy is a backup.
  const { documentCount, assetCount } = await exportContent(connection, target, { drafts: to !== undefined })
  console.log(`From ${connection.name} to ${target}: documents ${documentCount}, assets ${assetCount}`)
  return 0
})
