/** A thread that evaluates queries, one at a time. */
import { parentPort } from 'node:worker_threads'
import { HttpError } from '@bowerbird/local-server/json'
import { evaluateAny, evaluateWithSourceMap } from '../groq/evaluate.ts'
import { parseQuery } from '../groq/parse.ts'
import { responseOf } from '../http/errors.ts'
import { withUrl } from '../store/present.ts'
import { type DatasetFile, type Job, type Outcome, READY } from './messages.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'

/** By the path of the database. */
const snapshots = new Map<string, Snapshot>()

function snapshotOf(dataset: DatasetFile): Snapshot {
  const known = snapshots.get(dataset.file)
  if (known !== undefined) return known
  const opened = openSnapshot(dataset.file, (document) => withUrl(document, dataset))
  snapshots.set(dataset.file, opened)
  return opened
}

async function run({ query, params, perspective, sourceMap: form, dataset }: Job): Promise<Outcome> {
  try {
    const parsed = parseQuery(query, params)
    const snapshot = snapshotOf(dataset)
    if (form === undefined) {
      return { json: encode(await snapshot.read(perspective, (source) => evaluateAny(parsed, source, dataset))) }
    }
    const { result, sourceMap } = await snapshot.read(perspective, (source) =>
      evaluateWithSourceMap(parsed, source, dataset, form === 'keys'),
    )
    return { json: encode(result), sourceMap: encode(sourceMap) }
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
    snapshots.get(message.close)?.close()
    snapshots.delete(message.close)
    return
  }
  parentPort?.postMessage(await run(message.job))
})

parentPort?.postMessage(READY)
