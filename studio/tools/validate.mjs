/**
 * Validates a dataset export against the content model with the Studio's own compiler and validator, without a lake.
 *
 *   node studio/tools/validate.mjs local/demo/content/data.ndjson
 *
 * Prints one line per finding: level, document, field, message. Exits with 1 when one of them is an error. Only the
 * export is considered: references must resolve within it, and a path must be unique within it.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { evaluateSync, parse } from 'groq-js'
import { of } from 'rxjs'
import { createSchema, validateDocument } from 'sanity'
import { schemaTypes } from '../schema/index.ts'

/**
 * Converts asset placeholders of an export to references of the form `image-<sha1>-<w>x<h>-<ext>`, as an import does.
 */
function imported(value) {
  if (Array.isArray(value)) return value.map(imported)
  if (typeof value !== 'object' || value === null) return value
  const { _sanityAsset: placeholder, ...rest } = value
  const fields = Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, imported(field)]))
  if (typeof placeholder !== 'string') return fields
  const [kind, file] = placeholder.split('@')
  return { ...fields, asset: { _type: 'reference', _ref: `${kind}-${path.basename(file).replace('.', '-')}` } }
}

/**
 * A fake client for validators: evaluates GROQ over the documents of the export; its listeners never emit. Each query is
 * evaluated once, because most validators ask the same for every document.
 */
function clientOver(documents) {
  const results = new Map()
  const client = {
    config: () => ({}),
    withConfig: () => client,
    listen: () => of({ type: 'welcome' }),
    async fetch(query, params = {}) {
      const key = JSON.stringify([query, params])
      if (!results.has(key))
        results.set(key, evaluateSync(parse(query, { params }), { dataset: documents, params }).get())
      return results.get(key)
    },
  }
  return client
}

function modelProblems(schema) {
  return (schema._validation ?? []).flatMap((group) =>
    group.problems.map(({ severity, message }) => {
      const fieldPath = group.path.map((step) => step.name ?? step.type ?? step).join('.')
      return `${severity} model ${fieldPath}: ${message}`
    }),
  )
}

const [file] = process.argv.slice(2)
if (!file) {
  process.stderr.write('Name the data.ndjson of a dataset export.\n')
  process.exit(2)
}
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
const documents = lines.map((line) => imported(JSON.parse(line)))
const ids = new Set(documents.map((document) => document._id))
const schema = createSchema({ name: 'default', types: schemaTypes })
const client = clientOver(documents)
const findings = modelProblems(schema)

function markersOf(document, environment) {
  return validateDocument({
    document,
    workspace: { schema, getClient: () => client },
    getDocumentExists: async ({ id }) => ids.has(id) || /^(image|file)-[0-9a-f]{40}/.test(id),
    environment,
  })
}

for (const document of documents) {
  // Only the mode "cli" reports unknown fields, but it turns every finding at an object into a warning.
  const unknownFields = (await markersOf(document, 'cli')).filter(({ code }) => code === 'object.unknown-field')
  for (const { level, path: steps, message } of [...(await markersOf(document, 'studio')), ...unknownFields]) {
    const fieldPath = steps.map((step) => step._key ?? step).join('.')
    findings.push(`${level} ${document._id} ${fieldPath}: ${message}`)
  }
}

process.stdout.write(findings.map((finding) => `${finding}\n`).join(''))
process.exitCode = findings.some((finding) => finding.startsWith('error')) ? 1 : 0
