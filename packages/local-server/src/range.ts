/** One satisfiable byte range, both ends inclusive. */
export type ByteRange = { start: number; end: number }

/**
 * Parses a Range header (RFC 9110, 14.1.2) for a body of `size` bytes.
 * @returns the range; `'unsatisfiable'` when it lies beyond the end (416); `undefined` when the header is to be ignored
 *   (absent, another unit, malformed, or several ranges) and the whole body is sent.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '')
  if (match === null) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
