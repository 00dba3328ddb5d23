/**
 * `npm run content:import -- <dataset>`: imports a dataset into the Content Lake of the environment, with Sanity's own
 * library (docs/CONTENT.md).
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { sanityImport } from '@sanity/import'
import { type Arguments, CommandError, UsageError } from '../processes/command.mjs'
import { connect } from './connection.ts'

export const usage = {
  name: 'content:import',
  description: 'imports a dataset into the Content Lake of the environment.',
  options: {
    replace: { type: 'boolean', description: 'replaces documents that exist' },
    confirm: { type: 'string', value: '<project>/<dataset>', description: 'needed to write to a hosted dataset' },
  },
  words: '<folder | file.tar.gz | file.ndjson>',
} as const

/** A folder is given by its path, a file as a stream; its assets are beside it. */
async function openDataset(input: string) {
  const info = await stat(input).catch((error: unknown) => {
    throw new CommandError(`${input} does not exist`, error)
  })
  return info.isDirectory() ? resolve(input) : createReadStream(input)
}

export async function run({ values, words }: Arguments<typeof usage>): Promise<number> {
  const [input, more] = words
  if (input === undefined || more !== undefined) throw new UsageError('Name one dataset.')
  const source = await openDataset(input)
  const { client, name, isHosted } = await connect(process.env, 'SANITY_API_WRITE_TOKEN')
  // An import cannot be undone there.
  if (isHosted && values.confirm !== name)
    throw new UsageError(`This writes to the hosted dataset ${name}: confirm it.`)
  let step = ''
  const imported = sanityImport(source, {
    client,
    operation: values.replace ? 'createOrReplace' : 'create',
    assetsBase: dirname(resolve(input)),
    onProgress: (event) => {
      if (event.step !== step) console.log(event.step)
      step = event.step
    },
  })
  const { numDocs, warnings } = await imported.catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`The import into ${name} stopped; --replace starts it again.\nThe reason: ${reason}`, error)
  })
  for (const { message } of warnings) console.error(message)
  console.log(`Documents imported into ${name}: ${numDocs}`)
  return warnings.length > 0 ? 1 : 0
}
