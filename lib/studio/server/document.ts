/** Builds the Studio's page with its run-time configuration. */
import { createHash } from 'node:crypto'
import { escapeHtml } from '@/lib/html/escape-html'
import type { StudioConfiguration } from '../configuration'

const INLINE_SCRIPTS = /<script>([\s\S]*?)<\/script>/g

export type StudioDocument = { html: string; scriptHashes: string[] }

/**
 * @param built `index.html` as `sanity build` writes it
 * @returns the page, and the hashes of its inline scripts for the Content-Security-Policy
 */
export function studioDocument(built: string, configuration: StudioConfiguration): StudioDocument {
  const content = escapeHtml(JSON.stringify(configuration))
  const html = built.replace('</title>', () => `</title><meta name="bowerbird-studio" content="${content}"/>`)
  const scriptHashes = Array.from(
    html.matchAll(INLINE_SCRIPTS),
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
  return { html, scriptHashes }
}
