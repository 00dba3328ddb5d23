/** `POST /v<version>/assets/images/<dataset>` and `…/files/<dataset>`: uploads, as raw bytes. */
import { rm } from 'node:fs/promises'
import { extensionOf } from '../../../../server/content-type.ts'
import { HttpError, sendJson } from '../../../../server/json.ts'
import { fileDocument, imageDocument } from '../../../assets/document.ts'
import { type Received, receive } from '../../../assets/receive.ts'
import type { LakeDocument } from '../../../dataset.ts'
import type { Dataset } from '../../../datasets/dataset.ts'
import type { Call } from '../../route.ts'

/** Largest uploads, in bytes. Images are decoded in memory; other files are only copied. */
const MAX_IMAGE_BYTES = 100 * 1024 * 1024
const MAX_FILE_BYTES = 2 * 1024 * 1024 * 1024

/** Metadata that an upload may set in its query. */
const NOTES = ['label', 'title', 'description', 'creditLine'] as const

/** Uploads an image. Its type is detected from its bytes, not from its name or Content-Type. */
export function uploadImage(call: Call, dataset: Dataset): Promise<void> {
  return upload(call, dataset, MAX_IMAGE_BYTES, async ({ file, sha1, size }) => {
    // Loaded with the first picture, as in images/cache.ts.
    const { describeImage } = await import('../../../images/describe.ts')
    const { inspectImage } = await import('../../../images/inspect.ts')
    const facts = await inspectImage(file).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new HttpError(400, `The file is not an image that can be used: ${reason}`)
    })
    const further = await describeImage(file, call.search.getAll('meta'))
    const notes = notesOf(call.search, `${sha1}.${facts.extension}`)
    return imageDocument({ sha1, size, notes }, { ...facts, metadata: { ...facts.metadata, ...further } })
  })
}

/** Uploads any other file, such as audio or video. Its type is that of its name, or the declared one. */
export function uploadFile(call: Call, dataset: Dataset): Promise<void> {
  return upload(call, dataset, MAX_FILE_BYTES, async ({ sha1, size }) => {
    const own = /\.([a-z0-9]{1,10})$/i.exec(call.search.get('filename') ?? '')?.[1]?.toLowerCase()
    const extension = own ?? extensionOf(call.request.headers['content-type'] ?? '') ?? 'bin'
    return fileDocument({ sha1, size, notes: notesOf(call.search, `${sha1}.${extension}`) }, extension)
  })
}

/** The same bytes are the same asset: a second upload returns the existing document. */
async function upload(
  { request, response }: Call,
  { store, files, document: find }: Dataset,
  limit: number,
  describe: (received: Received) => Promise<LakeDocument>,
): Promise<void> {
  const received = await receive(request, files.incoming, limit)
  try {
    const document = await describe(received)
    await files.adopt(received.file, received.sha1, String(document.extension))
    store.commit({ mutations: [{ createIfNotExists: document }] })
    sendJson(response, 200, { document: find(document._id) })
  } finally {
    await rm(received.file, { force: true })
  }
}

function notesOf(search: URLSearchParams, fallbackName: string): Record<string, unknown> {
  const texts = NOTES.flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value]] : []
  })
  const [id, name, url] = ['sourceId', 'sourceName', 'sourceUrl'].map((field) => search.get(field) ?? undefined)
  return {
    ...Object.fromEntries(texts),
    ...(id === undefined ? {} : { source: { _type: 'sanity.assetSourceData', id, name, url } }),
    // Some browsers send the full path; only the file name is kept.
    originalFilename: search.get('filename')?.split(/[\\/]/).at(-1) || fallbackName,
  }
}
