/** `content-lake pull`: exports a hosted dataset with the project's own command line, as the seed of a new lake. */
import { mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { StartError } from '../../server/listen.ts'
import { DEFAULT_DATASET, isDatasetName } from '../dataset.ts'
import { binFolders, run } from './run.ts'

/** Where the export of a dataset is in the data folder: a lake takes it for the seed of a new dataset of that name. */
export function pulledFile(dataDir: string, dataset: string): string {
  return join(dataDir, 'content-lake', 'pulled', `${dataset}.tar.gz`)
}

/**
 * The project, and who may read it, are those of the command line: `sanity.cli.ts` and `sanity login`, or
 * `SANITY_AUTH_TOKEN`.
 * @param args the name of the dataset, `production` without
 * @returns the exit code of the export
 * @throws StartError for another argument, or without a command line in the project
 */
export async function pull(dataDir: string, [dataset = DEFAULT_DATASET, ...more]: readonly string[]): Promise<number> {
  const [extra] = more
  if (extra !== undefined || !isDatasetName(dataset)) {
    throw new StartError(`pull takes the name of one dataset, not "${extra ?? dataset}"`)
  }
  const file = pulledFile(dataDir, dataset)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const PATH = [...binFolders(process.cwd()), process.env.PATH ?? ''].join(delimiter)
  const code = await run('sanity', ['datasets', 'export', dataset, file, '--overwrite'], { ...process.env, PATH })
  if (code === 0) console.log(`A new dataset "${dataset}" of a lake on ${dataDir} begins with ${file}`)
  return code
}
