/** The text of a PDF. Runs in the worker, which fetches PDF.js when the first PDF comes. */

/** The code of its worker announces itself to PDF.js, which then starts none: here both run in the same one. */
async function loadPdfJs() {
  const [pdf] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.mjs')])
  return pdf
}

/**
 * Lines as they stand on its pages, pages with a blank line between them.
 * @throws when it is damaged, or protected by a password (`PasswordException`)
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await loadPdfJs()
  const task = getDocument({ data: bytes, disableFontFace: true, useSystemFonts: false, useWasm: false, verbosity: 0 })
  try {
    const pdf = await task.promise
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const lines = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      pages.push(lines.join('').trim())
    }
    return pages.filter(Boolean).join('\n\n')
  } finally {
    await task.destroy()
  }
}
