/** Self-contained HTML pages, for responses that must not depend on content, styles or scripts. Pure. */
import type { ServerResponse } from 'node:http'
import { LOCALE } from '@/lib/format/locale'
import { escapeHtml } from '@/lib/html/escape-html'
import { PALETTE } from '@/lib/html/palette'

/** Markup of which every inserted value has been escaped. */
export type Html = { markup: string }

function inserted(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeHtml(value)
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

/** Template tag: inserted text is escaped, inserted markup is not. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return { markup: parts.reduce((text, part, index) => text + inserted(values[index - 1] ?? '') + part) }
}

/** @returns a complete HTML document */
export function plainPage(heading: string, body: Html): string {
  return html`<!doctype html>
<html lang="${LOCALE}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>
body { margin: 0; padding: 15vh 24px; background: ${PALETTE.cream}; color: ${PALETTE.ink}; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 34em; margin: auto }
h1 { font-size: 2rem; line-height: 1.15 }
a { color: inherit }
label, input, textarea { display: block; box-sizing: border-box; width: 100%; font: inherit }
input, textarea { margin-bottom: 16px; padding: 8px }
</style>
<main>
<h1>${heading}</h1>
${body}
</main>
</html>
`.markup
}

/** Ends the response. @param page HTML, as `plainPage` returns it */
export function sendPage(response: ServerResponse, page: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(page)
}
