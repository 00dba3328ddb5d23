/**
 * `npm run content:import -- <dataset>`: imports a dataset into the Content Lake of the environment, with Sanity's own
 * library (docs/CONTENT.md).
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sanityImport } from '@sanity/import'
import { connect } from '../content/connection.ts'
import { StartError } from '../http/listen.ts'
import { runCommand } from '../start.ts'

const USAGE =
  'npm run content:import -- <folder | file.tar.gz | file.ndjson> [--replace] [--confirm <project>/<dataset>]'

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        confirm: { type: 'string' },
      },
    })
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error))
  }
}

function usageError(problem: string): StartError {
  return new StartError(`${problem}\nUsage: ${USAGE}`)
}

/** A folder is given by its path, a file as a stream; its assets are beside it. */
async function openDataset(input: string) {
  const info = await stat(input).catch((error: unknown) => {
    throw new StartError(`${input} does not exist`, error)
  })
  return info.isDirectory() ? resolve(input) : createReadStream(input)
}

await runCommand(async () => {
  const { values, positionals } = readOptions()
  const [input, more] = positionals
  if (input === undefined || more !== undefined) throw usageError('Name one dataset.')
  const source = await openDataset(input)
  const { client, name, isHosted } = await connect(process.env, 'SANITY_API_WRITE_TOKEN')
  // An import cannot be undone there.
  if (isHosted && values.confirm !== name) throw usageError(`This writes to the hosted dataset ${name}: confirm it.`)
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
    throw new StartError(`The import into ${name} stopped; --replace starts it again.\nThe reason: ${reason}`, error)
  })
  for (const { message } of warnings) console.error(message)
  console.log(`Documents imported into ${name}: ${numDocs}`)
  return warnings.length > 0 ? 1 : 0
})
