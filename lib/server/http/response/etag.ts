/** ETags: of a body, and compared with what a client knows. */
import { createHash } from 'node:crypto'

/** The ETag of a body. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether If-None-Match names an ETag; its form, strong or weak, does not count. */
export function hasEtag(header: string | undefined, etag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return header?.split(',').some((one) => bare(one) === bare(etag) || one.trim() === '*') ?? false
}
