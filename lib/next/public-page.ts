/**
 * Public pages run none of Next's scripts: what they need is components/page/entry.ts, an entry of its own in the build.
 * This is what it takes: which pages those are, the entry and the names of its files.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether the core hydrates the page's islands; in draft mode and development Next's client renders the page. */
export function usesIslands({ draft }: { draft?: object }): boolean {
  return process.env.NODE_ENV !== 'development' && draft === undefined
}

/** Written by core-entry.ts into the build's folder. */
export const CORE_FILES = 'core-files.json'

type CoreFiles = {
  /** Id of the build. */
  build: string
  /** The inline script that notes presses until the core has loaded. */
  early: string
  /** The inline script of Trusted Types. */
  policy: string
  /** Scripts that run on every public page. */
  scripts: string[]
  /** Scripts that report how a page was, where the server wants to know (lib/reports). */
  vitals: string[]
  /** Scripts that a first use of the page needs. */
  likely: string[]
}

let files: CoreFiles | undefined

/** The scripts are URLs. */
export function coreFiles(): CoreFiles {
  if (files) return files
  const text = readFileSync(join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', CORE_FILES), 'utf8')
  const { build, early, policy, scripts, vitals, likely }: CoreFiles = JSON.parse(text)
  const url = (file: string) => `/_next/${file}`
  files = { build, early, policy, scripts: scripts.map(url), vitals: vitals.map(url), likely: likely.map(url) }
  return files
}
