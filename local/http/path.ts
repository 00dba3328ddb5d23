import { HttpError } from './json.ts'

/** The decoded segments of a URL's path. @throws HttpError 400 when one is not valid percent-encoding */
export function segmentsOf(pathname: string): string[] {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent)
  } catch {
    throw new HttpError(400, 'The path must be valid percent-encoding in UTF-8')
  }
}

/**
 * @param pattern such as `/blog-post/:systemName`, of which `:name` matches any one segment
 * @returns the matched segments by name; undefined when the path is another
 */
export function matchPath(pattern: string, segments: readonly string[]): Map<string, string> | undefined {
  const parts = pattern.slice(1).split('/')
  if (parts.length !== segments.length) return undefined
  const params = new Map<string, string>()
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':') && segment !== '') params.set(part.slice(1), segment)
    else if (part !== segment) return undefined
  }
  return params
}
