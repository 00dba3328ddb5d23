/**
 * `npm run content:import -- <dataset>`: imports a dataset into the local Content Lake, or into a hosted one that is
 * named and confirmed (docs/CONTENT.md).
 */
import { parseArgs } from 'node:util'
import { connectToWrite } from '../content/connection.ts'
import { type ImportMode, type ImportReport, importContent } from '../content/import-dataset.ts'
import { StartError } from '../http/listen.ts'
import { runCommand } from '../start.ts'

const USAGE = `npm run content:import -- <folder | file.tar.gz | file.ndjson> [--create | --missing | --replace] [--dry-run]
  [--project <id> --dataset <name> --confirm <id>/<name>]`

const MODES = ['create', 'missing', 'replace'] as const

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        create: { type: 'boolean' },
        missing: { type: 'boolean' },
        replace: { type: 'boolean' },
        'dry-run': { type: 'boolean', default: false },
        project: { type: 'string' },
        dataset: { type: 'string', default: 'production' },
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

function documents(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`
}

function describe({ types, assets, leftOut }: ImportReport): string {
  const rows = [...types].map(([type, counts]) => [type, counts.new, counts.changed, counts.same])
  const table = [['', 'new', 'changed', 'same'], ...rows, ['assets', assets.missing, '', assets.present]]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => String(row[column]).length)))
  const lines = table.map((row) =>
    row.map((cell, column) =>
      column === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[column] ?? 0),
    ),
  )
  const note =
    leftOut > 0 ? [`${documents(leftOut)} left out, because only the dataset they come from can use them.`] : []
  return [...lines.map((cells) => cells.join('  ').trimEnd()), ...note].join('\n')
}

await runCommand(async () => {
  const { values, positionals } = parse()
  const [input, more] = positionals
  if (input === undefined || more !== undefined) throw usageError('Name one dataset.')
  const modes = MODES.filter((mode) => values[mode])
  const mode: ImportMode = modes[0] ?? 'create'
  if (modes.length > 1) throw usageError(`--${modes.join(' and --')} exclude each other.`)
  const { project, dataset, confirm } = values
  const connection = await connectToWrite(
    process.env,
    project === undefined ? undefined : { projectId: project, dataset, confirmation: confirm },
  )
  const dryRun = values['dry-run']
  const report = await importContent(connection, { input, mode, dryRun, onProgress: (step) => console.log(step) })
  console.log(describe(report))
  for (const warning of report.warnings) console.error(warning)
  console.log(`${dryRun ? 'To be written' : 'Written'} to ${connection.name}: ${documents(report.written)}`)
  return report.warnings.length > 0 ? 1 : 0
})
