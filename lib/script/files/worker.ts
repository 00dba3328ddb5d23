/** Worker that reads Word documents and PDFs, so that a large one does not stop the page. It gets files and sends text, and fetches only its own code. */
import { docxText } from './docx-text'
import type { FileOutcome } from './file-kind'
import { pdfText } from './pdf-text'

export type WorkerRequest = { kind: 'docx' | 'pdf'; bytes: Uint8Array }

/** Named, because PDF.js sends messages of its own. */
export type WorkerResponse = { outcome: FileOutcome }

async function read({ kind, bytes }: WorkerRequest): Promise<FileOutcome> {
  try {
    return { text: kind === 'docx' ? docxText(bytes) : await pdfText(bytes) }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { problem: isLocked ? 'locked' : 'unreadable' }
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest | undefined>) => {
  if (!data?.bytes) return
  const response: WorkerResponse = { outcome: await read(data) }
  self.postMessage(response)
})
