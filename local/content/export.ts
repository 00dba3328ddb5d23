/**
 * `npm run content:export`: writes the published content of the Content Lake into the folder that seeds the local lake,
 * or with `--to` everything into another folder or an archive, in the format of `sanity dataset export`
 * (docs/CONTENT.md).
 */
import type { Arguments } from '../processes/command.mjs'
import { DEMO_CONTENT } from '../stack/demo-content.ts'
import { connect } from './connection.ts'
import { exportContent } from './export-dataset.ts'

export const usage = {
  name: 'content:export',
  description: 'writes the published content of the Content Lake into the folder that seeds the local lake.',
  options: {
    to: {
      type: 'string',
      value: '<folder | file.tar.gz>',
      description: 'writes everything, drafts too, there instead',
    },
  },
} as const

export async function run({ values: { to } }: Arguments<typeof usage>): Promise<number> {
  const target = to ?? (process.env.LOCAL_LAKE_DATASET || DEMO_CONTENT)
  const connection = await connect(process.env, 'SANITY_API_READ_TOKEN')
  // The folder in the repository holds published content only; a copy is a backup.
  const { documentCount, assetCount } = await exportContent(connection, target, { drafts: to !== undefined })
  console.log(`From ${connection.name} to ${target}: documents ${documentCount}, assets ${assetCount}`)
  return 0
}
