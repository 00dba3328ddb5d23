/**
 * The scripts that stand in the head of pages, and their hashes, by which the Content-Security-Policy allows these inline
 * scripts and no other. On public pages: what notes presses (components/runtime/note-presses.js), remembers the form of lists of voices
 * (components/voices/remember-compact.js) and loads the early count of a script (components/script/load-count.js). On all pages: the
 * policy of Trusted Types (components/page/default-policy.js). Read while building, and from the build's folder by pages/_document.tsx.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { NOTED_CONTROLS } from '../html/acts.ts'

const SOURCES = {
  early: new URL('../../components/runtime/note-presses.js', import.meta.url),
  compact: new URL('../../components/voices/remember-compact.js', import.meta.url),
  count: new URL('../../components/script/load-count.js', import.meta.url),
  policy: new URL('../../components/page/default-policy.js', import.meta.url),
} as const

/** Without comments and indentation, which visitors would fetch with every page. */
function sourceOf(name: keyof typeof SOURCES): string {
  return readFileSync(SOURCES[name], 'utf8')
    .replace(/^\/\*[\s\S]*?\*\/\s*/, '')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\s*\n\s*/g, '\n')
}

export const earlyScript = () =>
  sourceOf('compact') + sourceOf('count') + sourceOf('early').replace('{controls}', NOTED_CONTROLS)
export const policyScript = () => sourceOf('policy')

/** A source of `script-src`. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
