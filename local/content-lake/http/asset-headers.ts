/** Response headers shared by images and files. */
import type { OutgoingHttpHeaders } from 'node:http'
import { attachment } from '../../http/attachment.ts'

/** Asset URLs contain the hash of the bytes, so the responses never change. */
export const FOREVER: OutgoingHttpHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Content-Disposition for `?dl=name`, a download under that name; `?dl=` uses the name of the uploaded file. */
export function dispositionOf(search: URLSearchParams, originalFilename: string): OutgoingHttpHeaders {
  const wanted = search.get('dl')
  if (wanted === null) return {}
  return { 'Content-Disposition': attachment(wanted || originalFilename, '') }
}
