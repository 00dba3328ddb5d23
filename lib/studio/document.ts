/** The Studio's page as this site serves it: its configuration in, what would call other hosts out. */
import { createHash } from 'node:crypto'
import type { StudioConfiguration } from './configuration'

/** Sanity's CLI writes a script for its own dashboard into the page. */
const BRIDGE = /<script[^>]+src="https:\/\/core\.sanity-cdn\.com\/[^"]*"[^>]*><\/script>/g

/** Its font files lie on Sanity's server; the policy refuses them, and the system's font stands in. */
const FONT_FACES = /@font-face\s*\{[^}]*\}/g

const INLINE_SCRIPTS = /<script>([\s\S]*?)<\/script>/g

export type StudioDocument = { html: string; scriptHashes: string[] }

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/**
 * @param built `index.html` as `sanity build` writes it
 * @returns the page, and the hashes of its inline scripts for the policy
 */
export function studioDocument(built: string, configuration: StudioConfiguration): StudioDocument {
  const content = escapeAttribute(JSON.stringify(configuration))
  const html = built
    .replace(BRIDGE, '')
    .replace(FONT_FACES, '')
    .replace('</title>', () => `</title><meta name="bowerbird-studio" content="${content}"/>`)
  const scriptHashes = Array.from(
    html.matchAll(INLINE_SCRIPTS),
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
  return { html, scriptHashes }
}
