/** `/files/<project>/<dataset>/<sha1>.<ext>`: files such as audio and video, with range requests. */
import type { OutgoingHttpHeaders } from 'node:http'
import { HttpError } from '../../../../server/json.ts'
import { sendFile } from '../../../../server/send-file.ts'
import type { Dataset } from '../../../datasets/dataset.ts'
import type { Call } from '../../route.ts'

/** Asset URLs contain the hash of the bytes, so the responses never change. */
export const FOREVER: OutgoingHttpHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Content-Disposition for `?dl=name`, a download under that name; `?dl=` uses the name of the uploaded file. */
export function dispositionOf(search: URLSearchParams, originalFilename: string): OutgoingHttpHeaders {
  const wanted = search.get('dl')
  if (wanted === null) return {}
  const name = encodeURIComponent((wanted || originalFilename).toWellFormed())
  return { 'Content-Disposition': `attachment; filename*=UTF-8''${name.replaceAll("'", '%27')}` }
}

export async function sendAssetFile(
  { request, response, search, param }: Call,
  { files, document: find }: Dataset,
): Promise<void> {
  const name = param('name')
  const match = /^([0-9a-f]{40})\.([a-z0-9]{1,10})$/.exec(name)
  const [, sha1 = '', extension = ''] = match ?? []
  const document = find(`file-${sha1}-${extension}`)
  if (document === undefined) throw new HttpError(404, `The file ${name} does not exist`)
  const { mimeType, originalFilename } = document
  const contentType = typeof mimeType === 'string' ? mimeType : 'application/octet-stream'
  const isSent = await sendFile(request, response, files.pathOf(sha1, extension), {
    contentType,
    headers: {
      ...FOREVER,
      ...dispositionOf(search, typeof originalFilename === 'string' ? originalFilename : name),
      // Types that browsers would execute as a page of this origin are sandboxed.
      ...(/html|xml|svg/.test(contentType) ? { 'Content-Security-Policy': "default-src 'none'; sandbox" } : {}),
    },
  })
  if (!isSent) throw new HttpError(404, `The file ${name} is lost`)
}
