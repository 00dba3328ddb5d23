/** Reads a script from a file, in the browser: it is sent nowhere. */
import { captionsText } from '../captions'
import { decodeText, FILE_MAX_BYTES, type FileOutcome, fileKind } from './file-kind'
import type { WorkerRequest, WorkerResponse } from './worker'

/** A worker for each file: a damaged one can leave nothing behind, and its memory is free again. */
function readInWorker(request: WorkerRequest): Promise<FileOutcome> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    function finish(outcome: FileOutcome): void {
      worker.terminate()
      resolve(outcome)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Partial<WorkerResponse> | null>) => {
      if (data?.outcome) finish(data.outcome)
    })
    worker.addEventListener('error', () => finish({ problem: 'unreadable' }))
    worker.postMessage(request, [request.bytes.buffer])
  })
}

async function textOf(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<FileOutcome> {
  const kind = fileKind(name, bytes)
  if (kind === null) return { problem: 'wrongKind' }
  if (kind === 'docx' || kind === 'pdf') return readInWorker({ kind, bytes })
  const text = decodeText(bytes)
  return { text: kind === 'captions' ? captionsText(text) : text }
}

/** @returns its text with "\n" at the ends of lines, or why there is none; never rejects */
export async function readFile(file: File): Promise<FileOutcome> {
  if (file.size > FILE_MAX_BYTES) return { problem: 'tooLarge' }
  try {
    const outcome = await textOf(file.name, new Uint8Array(await file.arrayBuffer()))
    if ('problem' in outcome) return outcome
    const text = outcome.text
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n')
      .trim()
    return text === '' ? { problem: 'noText' } : { text }
  } catch {
    // It was moved or deleted meanwhile, or is a folder.
    return { problem: 'unreadable' }
  }
}
