/** Writes all published redirects as a CSV file. Pure. */
import { csvLine } from './cells.ts'
import { type Cells, COLUMNS, cellsOf, pagePaths, type Site } from './stored.ts'

function bySource(a: Cells, b: Cells): number {
  if (a.source === b.source) return 0
  return a.source < b.source ? -1 : 1
}

/** Importing the result changes nothing, whatever the redirects are. */
export function writeRedirectFile({ redirects, pages }: Pick<Site, 'redirects' | 'pages'>): string {
  const paths = pagePaths(pages)
  const rows = redirects.map((redirect) => cellsOf(redirect, paths)).sort(bySource)
  const lines = [[...COLUMNS], ...rows.map((cells) => COLUMNS.map((column) => cells[column]))]
  // CRLF, as in RFC 4180.
  return lines.map((values) => `${csvLine(values)}\r\n`).join('')
}
