/** Worker that reads files, so that a large one does not stop the page. It gets files and sends text, and fetches only its own code. */
import { decodeText } from '@/lib/format/decode-text'
import { captionsText } from './captions'
import { containerProblem, DocumentError, richText, zipText } from './documents'
import type { FileOutcome, WorkerRequest, WorkerResponse } from './messages'
import { pdfText } from './pdf-text'

const READERS: Readonly<Record<WorkerRequest['kind'], (bytes: Uint8Array) => string | Promise<string>>> = {
  captions: (bytes) => captionsText(decodeText(bytes).text),
  ole: (bytes) => {
    throw new DocumentError(containerProblem(bytes))
  },
  pdf: pdfText,
  rtf: richText,
  zip: zipText,
}

async function read({ kind, bytes }: WorkerRequest): Promise<FileOutcome> {
  try {
    return { text: await READERS[kind](bytes) }
  } catch (error) {
    if (error instanceof DocumentError) return { problem: error.problem }
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { problem: isLocked ? 'locked' : 'unreadable' }
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest | undefined>) => {
  if (!data?.bytes) return
  const response: WorkerResponse = { outcome: await read(data) }
  self.postMessage(response)
})
