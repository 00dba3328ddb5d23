/** The type of an uploaded file by its name, else as the sender declares it. */
import { extname } from 'node:path'
import { contentTypeOf } from '../../http/content-type.ts'

export type FileType = { extension: string; mimeType: string }

const UNKNOWN = 'application/octet-stream'

/**
 * @param name original file name; may be empty
 * @param declared the upload's Content-Type
 */
export function fileTypeOf(name: string, declared: string | undefined): FileType {
  const extension = /\.([a-z0-9]{1,10})$/.exec(extname(name).toLowerCase())?.[1] ?? 'bin'
  const byName = contentTypeOf(`x.${extension}`).replace(/;.*/, '')
  const plain = /^\s*([a-z]+\/[a-z0-9.+-]{1,100})\s*(?:;|$)/i.exec(declared ?? '')?.[1]?.toLowerCase()
  return { extension, mimeType: byName === UNKNOWN ? (plain ?? UNKNOWN) : byName }
}
