/** The text of a PDF. Runs in the worker, which fetches PDF.js when the first PDF comes, and its character maps when one names them. */
import { columnsOf } from '../layout'
import { DocumentError } from './documents'

/** A piece of text on a page, as PDF.js gives it. `transform` ends with its position from the left and from below. */
export type PdfItem = { str: string; transform: readonly number[]; width: number; height: number; hasEOL: boolean }

/** Pieces that stand close together in one line. */
type Run = { text: string; x: number; end: number; y: number; height: number; isNewLine: boolean }

const heightOf = ({ height, transform }: PdfItem) => height || Math.abs(transform[3] ?? 0) || 10

/** A gap this wide, in heights of letters, parts cells. */
const CELL_GAP = 1.6
const WORD_GAP = 0.15

function runsOf(items: readonly PdfItem[]): Run[] {
  const runs: Run[] = []
  let isNewLine = true
  for (const item of items) {
    const { str, width, hasEOL } = item
    const [x, y] = [item.transform[4] ?? 0, item.transform[5] ?? 0]
    const height = heightOf(item)
    const last = runs.at(-1)
    if (str.trim() !== '') {
      const isSameLine =
        !isNewLine && last && Math.abs(last.y - y) < Math.min(last.height, height) / 2 && x > last.end - height
      const gap = last ? x - last.end : 0
      if (isSameLine && gap < CELL_GAP * height) {
        const isApart = gap > WORD_GAP * height && !/\s$/.test(last.text) && !/^\s/.test(str)
        last.text += (isApart ? ' ' : '') + str
        last.end = x + width
      } else runs.push({ text: str, x, end: x + width, y, height, isNewLine: !isSameLine })
      isNewLine = false
    } else if (last && str !== '' && !/\s$/.test(last.text) && width < CELL_GAP * height) last.text += ' '
    if (hasEOL) isNewLine = true
  }
  return runs
}

/** @property isTable its cells stand in columns, with tabs between them */
export type PdfLine = { text: string; x: number; end: number; y: number; height: number; isTable: boolean }

/** Lines in the order of the file; below the headings of a table in the order of the page, each cell in its column. */
export function linesOf(items: readonly PdfItem[], columns: number[]): PdfLine[] {
  const runs = runsOf(items)
  const rows: Run[][] = []
  for (const run of runs) {
    const row = rows.at(-1)
    if (row && !run.isNewLine) row.push(run)
    else rows.push([run])
  }
  const byPosition = groupByPosition(runs)
  const heading = byPosition.findIndex((row) => columnsOf(row.map(({ text }) => text)))
  const isTable = heading !== -1 || columns.length > 0
  const chosen = isTable ? byPosition : rows
  if (heading !== -1) columns.splice(0, columns.length, ...(byPosition[heading] ?? []).map(({ x }) => x))
  return chosen.map((row, index) => {
    const [first] = row
    const inTable = isTable && index >= Math.max(0, heading)
    const cells: string[] = inTable ? columns.map(() => '') : []
    for (const run of row) {
      const at = inTable
        ? Math.max(
            0,
            columns.findLastIndex((x) => x <= run.x + run.height),
          )
        : cells.length
      cells[at] = [cells[at], run.text.trim()].filter(Boolean).join(' ')
    }
    return {
      text: cells.join(inTable ? '\t' : ' '),
      x: first?.x ?? 0,
      end: row.at(-1)?.end ?? 0,
      y: first?.y ?? 0,
      height: first?.height ?? 10,
      isTable: inTable,
    }
  })
}

function groupByPosition(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = []
  for (const run of [...runs].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row && first && Math.abs(first.y - run.y) < Math.min(first.height, run.height) / 2) row.push(run)
    else rows.push([run])
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x))
}

/** A line at the same height of several pages with the same text, but for numbers, is a header, a footer or the number of the page. */
export function withoutRunningLines(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const keyOf = ({ text, y }: PdfLine) => `${Math.round(y / 6)} ${text.replace(/\d+/g, '#').trim().toLowerCase()}`
  const counts = new Map<string, number>()
  for (const lines of pages) {
    for (const key of new Set([...lines.slice(0, 3), ...lines.slice(-3)].map(keyOf)))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const most = Math.max(2, Math.ceil(pages.length * 0.6))
  return pages.map((lines) =>
    lines.filter((line, index) => {
      const isAtEdge = index < 3 || index >= lines.length - 3
      return line.isTable || !isAtEdge || (counts.get(keyOf(line)) ?? 0) < most
    }),
  )
}

/** Words before a hyphen that keep it at the end of a line. */
const COMPOUND =
  /(?:\d|-|\b(?:well|self|high|low|long|short|part|full|half|non|semi|ex|ever|all|cross|family|user|state|year|best|new|old|first|second|third|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|so|on|off|up|in|out|top|low|free|sugar|gluten|world|award|hand|home|locally|fast|slow|late|early|good|hard|far|near|multi|mid|eco|real|day|week|month|time|face|door|water|energy|cost))$/i

/** Lines as a text: words that were parted at the end of a line are whole again, and lines that fill the page go on in one. */
export function joinLines(lines: readonly PdfLine[]): string {
  const widest = Math.max(0, ...lines.filter(({ isTable }) => !isTable).map(({ end }) => end))
  let text = ''
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    if (!before) text = line.text
    else if (line.isTable || before.isTable) text += `\n${line.text}`
    else if (/\p{Ll}[-\u2010\u00ad]\s*$/u.test(text) && /^\p{Ll}/u.test(line.text)) {
      const whole = text.replace(/[-\u2010\u00ad]\s*$/u, '')
      const [last = ''] = /[\p{L}\d-]+$/u.exec(whole) ?? []
      text = `${COMPOUND.test(last) ? text.trimEnd() : whole}${line.text}`
    } else {
      const goesOn =
        before.end > widest * 0.85 &&
        Math.abs(line.x - before.x) < line.height &&
        before.y - line.y < line.height * 1.7 &&
        /[\p{L}\d,;\u2019'-]$/u.test(text.trimEnd()) &&
        !/^[\p{L}\d .()/]{1,30}:/u.test(line.text)
      text += `${goesOn ? ' ' : '\n'}${line.text}`
    }
  })
  return text
}

/** The code of its worker announces itself to PDF.js, which then starts none: here both run in the same one. */
async function loadPdfJs() {
  const [pdf] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.mjs')])
  return pdf
}

/** Character maps of Adobe, of which PDFs in Chinese, Japanese and Korean name one: files of this site (lib/next/character-maps.ts). */
function characterMaps(version: string, onFailure: () => void) {
  return class {
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
      if (kind !== 'cMapUrl') throw new Error('Fonts are for showing a page')
      const name = filename.endsWith('.bcmap') ? filename : `${filename}.bcmap`
      const response = await fetch(`/_next/static/character-maps/${version}/${name}`).catch(() => null)
      if (response?.ok) return new Uint8Array(await response.arrayBuffer())
      onFailure()
      throw new Error(`${name} could not be fetched`)
    }
  }
}

/**
 * Lines as they stand on its pages, pages with a blank line between them.
 * @throws when it is damaged, or protected by a password (`PasswordException`)
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { getDocument, version } = await loadPdfJs()
  let isIncomplete = false
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    BinaryDataFactory: characterMaps(version, () => {
      isIncomplete = true
    }),
    cMapUrl: '/',
    cMapPacked: true,
    verbosity: 0,
  })
  try {
    const pdf = await task.promise
    const pages: PdfLine[][] = []
    const columns: number[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      pages.push(
        linesOf(
          items.filter((item) => 'str' in item),
          columns,
        ),
      )
    }
    const text = withoutRunningLines(pages).map(joinLines).filter(Boolean).join('\n\n')
    // What no map could read is never left out in silence.
    if (isIncomplete || /[\ue000-\uf8ff\ufffd]{3}/.test(text)) throw new DocumentError('unreadable')
    return text
  } finally {
    await task.destroy()
  }
}
