/** Self-contained error page for editors whose preview does not open. Pure. */
import { STUDIO_PATH } from './props'

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** @returns a complete HTML document */
export function messagePage(heading: string, text: string): string {
  // The Studio refuses to be framed, so its link opens outside the frame that this page may be in.
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)}</title>
<style>
body { margin: 0; padding: 15vh 24px; background: #fbf6ef; color: #0d1b2a; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 34em; margin: auto }
h1 { font-size: 2rem; line-height: 1.15 }
a { color: inherit }
</style>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${STUDIO_PATH}" target="_top">Open the Studio</a></p>
</main>
</html>
`
}
