/** Reads a script from a file, in the browser: it is sent nowhere. Which files are read, and what can go wrong. */
import { decodeText } from '@/lib/format/decode-text'
import type { FileKind, FileOutcome, WorkerRequest, WorkerResponse } from './messages'

/** For the field that chooses a file. */
export const FILE_ENDINGS = '.txt,.docx,.pdf,.srt,.vtt,.rtf,.odt'

/** The largest file that is read, in bytes. */
export const FILE_MAX_BYTES = 20_000_000

const TEXT_ENDINGS: Readonly<Record<string, FileKind>> = {
  txt: 'text',
  text: 'text',
  md: 'text',
  fountain: 'text',
  srt: 'captions',
  vtt: 'captions',
}

/** First bytes that tell a kind. Two letters are no sign of an archive: "PK Plumbing" is a text. */
const STARTS: readonly (readonly [start: string, kind: FileKind])[] = [
  ['%PDF-', 'pdf'],
  ['PK\u0003\u0004', 'zip'],
  ['PK\u0005\u0006', 'zip'],
  ['PK\u0007\u0008', 'zip'],
  ['{\\rtf', 'rtf'],
  ['\u00d0\u00cf\u0011\u00e0', 'ole'],
]

/** By its first bytes where these tell, otherwise by the ending of its name; null for a kind that is not read. */
export function fileKind(name: string, bytes: Uint8Array): FileKind | null {
  const skipped = bytes[0] === 0xef && bytes[1] === 0xbb ? 3 : 0
  const head = String.fromCharCode(...bytes.subarray(skipped, skipped + 8))
  const known = STARTS.find(([start]) => head.startsWith(start))?.[1]
  if (known) return known
  const [, ending = ''] = /\.(\w+)$/.exec(name.trim().toLowerCase()) ?? []
  // A PDF may have a few bytes before its own.
  if (ending === 'pdf' && String.fromCharCode(...bytes.subarray(0, 1000)).includes('%PDF-')) return 'pdf'
  const kind = TEXT_ENDINGS[ending] ?? null
  if (kind === null)
    return ending === 'docx' || ending === 'odt' ? 'zip' : ending === 'rtf' ? 'rtf' : ending === 'pdf' ? 'pdf' : null
  // Text holds no zeros, once it is decoded.
  return decodeText(bytes.subarray(0, 2000)).text.includes('\u0000') ? null : kind
}

/** A worker for each file: a damaged one can leave nothing behind, and its memory is free again. */
function readInWorker(request: WorkerRequest): Promise<FileOutcome> {
  return new Promise((resolve) => {
    // Without the name webpack makes one of the folder of the build, and builds in two folders differ.
    const worker = new Worker(
      /* webpackEntryOptions: { runtime: 'script-file' } */ new URL('./worker.ts', import.meta.url),
    )
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
  return kind === 'text' ? { text: decodeText(bytes).text } : readInWorker({ kind, bytes })
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
      .replace(/^\s*\n|\s+$/g, '')
    return text.trim() === '' ? { problem: 'noText' } : { text }
  } catch {
    // It was moved or deleted meanwhile, or is a folder.
    return { problem: 'unreadable' }
  }
}
