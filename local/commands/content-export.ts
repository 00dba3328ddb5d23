/**
 * `npm run content:export`: writes the content of the Content Lake into the folder that seeds the local lake, or with
 * `--to` into another folder or an archive, in the format of `sanity dataset export` (docs/CONTENT.md).
 */
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { connectToRead } from '../content/connection.ts'
import { exportContent, isArchive } from '../content/export-dataset.ts'
import { DEMO_CONTENT } from '../demo-content.ts'
import { StartError } from '../http/listen.ts'
import { runCommand } from '../start.ts'

const USAGE =
  'npm run content:export -- [--to <folder | file.tar.gz>] [--drafts | --no-drafts] [--types page,redirect] [--overwrite]'

function readOptions() {
  try {
    return parseArgs({
      allowNegative: true,
      options: {
        to: { type: 'string' },
        drafts: { type: 'boolean' },
        types: { type: 'string', default: '' },
        overwrite: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\nUsage: ${USAGE}`)
  }
}

await runCommand(async () => {
  const { to, drafts, types, overwrite } = readOptions()
  const target = to ?? (process.env.LOCAL_LAKE_DATASET || DEMO_CONTENT)
  const connection = await connectToRead(process.env)
  const { documents, assets } = await exportContent(connection, {
    to: target,
    // The folder in the repository holds published content only; a copy is a backup and includes drafts.
    drafts: drafts ?? to !== undefined,
    types: types.split(',').flatMap((type) => type.trim() || []),
    overwrite,
  })
  const kind = isArchive(target) ? 'archive' : 'folder'
  console.log(
    `From ${connection.name} to the ${kind} ${to ?? relative('', target)}: documents ${documents}, assets ${assets}`,
  )
  return 0
})
