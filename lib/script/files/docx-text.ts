/** The text of a Word document (.docx): a ZIP archive of XML files. Runs in the worker. */
import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'

const DOCUMENT = 'word/document.xml'

/** What a document may grow to, in bytes: an archive of a few KB can hold gigabytes of zeros. */
const XML_MAX_BYTES = 60_000_000

/** The same text again, for programs that do not know the first form. */
const REPEATED = 'mc:Fallback'

const LINE_BREAKS = new Set(['w:br', 'w:cr'])

function textOf(xml: string): string {
  const text: string[] = []
  let isText = false
  let repeatedDepth = 0
  const parser = new Parser(
    {
      onopentagname(name) {
        if (name === REPEATED) repeatedDepth += 1
        if (repeatedDepth > 0) return
        if (name === 'w:t') isText = true
        if (name === 'w:tab') text.push('\t')
        if (LINE_BREAKS.has(name)) text.push('\n')
      },
      ontext(part) {
        if (isText) text.push(part)
      },
      onclosetag(name) {
        if (name === REPEATED) repeatedDepth -= 1
        if (name === 'w:t') isText = false
        if (name === 'w:p' && repeatedDepth === 0) text.push('\n')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return text.join('')
}

/**
 * A paragraph is a line. What was deleted with tracked changes, comments, headers and footers are left out.
 * @throws when it is no such document, or damaged
 */
export function docxText(bytes: Uint8Array): string {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === DOCUMENT && originalSize <= XML_MAX_BYTES,
  })
  const xml = files[DOCUMENT]
  if (!xml) throw new Error(`${DOCUMENT} is missing or too large`)
  return textOf(strFromU8(xml)).trim()
}
