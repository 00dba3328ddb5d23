/** A thread that evaluates queries, one at a time. */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { HttpError } from '../../server/json.ts'
import { isDatasetName } from '../dataset.ts'
import { parseQuery } from '../groq/parse.ts'
import { evaluateAny, evaluateWithSourceMap } from '../groq/query.ts'
import { responseOf } from '../http/errors.ts'
import { toPublicDocument } from '../store/public-document.ts'
import type { DatasetFile, Job, Outcome, Ready } from './messages.ts'
import { threadId } from './priority.ts'
import { ReadView } from './read-view.ts'

/** By the path of the database. */
const views = new Map<string, ReadView>()

function viewOf(dataset: DatasetFile): ReadView {
  const known = views.get(dataset.file)
  if (known !== undefined) return known
  const opened = new ReadView({
    file: dataset.file,
    projectId: dataset.projectId,
    toPublic: (document) => toPublicDocument(document, dataset),
    other: (name) => {
      const file = join(dirname(dirname(dataset.file)), name, basename(dataset.file))
      return isDatasetName(name) && existsSync(file) ? viewOf({ ...dataset, dataset: name, file }) : undefined
    },
  })
  views.set(dataset.file, opened)
  return opened
}

async function run({ query, params, perspective, sourceMap: form, explain, nowMs, dataset }: Job): Promise<Outcome> {
  try {
    const parsed = parseQuery(query, params)
    const view = viewOf(dataset)
    return await view.read(perspective, async (reader) => {
      const environment = { ...dataset, nowMs }
      const { result, explanation, types, sourceMap } =
        form === undefined
          ? { ...(await evaluateAny(parsed, reader, environment)), sourceMap: undefined }
          : await evaluateWithSourceMap(parsed, reader, environment, form === 'keys')
      return {
        json: encode(result),
        sourceMap: sourceMap && encode(sourceMap),
        explain: explain ? encode(explanation) : undefined,
        types: types && [...types],
      }
    })
  } catch (error) {
    const { status, message, body } = responseOf(error instanceof RangeError ? tooDeep(error) : error)
    return { status, message, body }
  }
}

function encode(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value))
}

/** A query nested so deeply that it overflows the stack is the sender's fault. */
function tooDeep(error: RangeError): HttpError {
  return new HttpError(400, `The query is too deeply nested, or its result too large: ${error.message}`)
}

parentPort?.on('message', async (message: { job: Job } | { close: string }) => {
  if ('close' in message) {
    views.get(message.close)?.close()
    views.delete(message.close)
    return
  }
  parentPort?.postMessage(await run(message.job))
})

const ready: Ready = { systemId: threadId() }
parentPort?.postMessage(ready)
