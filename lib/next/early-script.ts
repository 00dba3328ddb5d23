/**
 * The script that stands in the head of public pages (components/core/events/note-presses.js), and its hash, by which the
 * Content-Security-Policy allows this inline script and no other. Read while building, and from the build's folder by
 * pages/_document.tsx.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const SOURCE = new URL('../../components/core/events/note-presses.js', import.meta.url)

/** Without its comment and indentation, which visitors would fetch with every page. */
export function earlyScript(): string {
  return readFileSync(SOURCE, 'utf8')
    .replace(/^\/\*[\s\S]*?\*\/\s*/, '')
    .replace(/\s*\n\s*/g, '\n')
}

/** A source of `script-src`. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
