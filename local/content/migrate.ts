/**
 * `npm run content:migrate -- <name>`: changes the content of the environment's Content Lake, published and drafts, to a
 * newer form of the schema (docs/CONTENT.md).
 */
import { type Arguments, UsageError } from '../command.mjs'
import { connect } from './connection.ts'
import { hoursAndAddresses } from './migrations/hours-and-addresses.ts'
import type { Migration, StoredDocument } from './migrations/migration.ts'

const MIGRATIONS: Readonly<Record<string, Migration>> = { 'hours-and-addresses': hoursAndAddresses }

export const usage = {
  name: 'content:migrate',
  description: `changes content to a newer form: ${Object.keys(MIGRATIONS).join(', ')}.`,
  options: {
    confirm: { type: 'string', value: '<project>/<dataset>', description: 'needed to write to a hosted dataset' },
  },
  words: '<name>',
} as const

export async function run({ values, words }: Arguments<typeof usage>): Promise<number> {
  const [wanted, more] = words
  const migrate = MIGRATIONS[wanted ?? '']
  if (!migrate || more !== undefined) throw new UsageError(`Name one of: ${Object.keys(MIGRATIONS).join(', ')}.`)
  const { client, name, isHosted } = await connect(process.env, 'SANITY_API_WRITE_TOKEN')
  if (isHosted && values.confirm !== name)
    throw new UsageError(`This writes to the hosted dataset ${name}: confirm it.`)
  const documents = await client.fetch<(StoredDocument & { _rev: string })[]>('*[!(_type match "system.*")]')
  const changed = documents.flatMap((document) => {
    const { set = {} } = migrate(document)
    return Object.keys(set).length > 0 ? [{ id: document._id, ifRevisionID: document._rev, set }] : []
  })
  if (changed.length > 0) await client.mutate(changed.map((patch) => ({ patch })))
  for (const { id, set } of changed) console.log(`${id}: ${Object.keys(set).join(', ')}`)
  console.log(`Documents changed in ${name}: ${changed.length} of ${documents.length}`)
  return 0
}
