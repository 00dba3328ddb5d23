/** What a chunk holds, by package or folder, read from its source map. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import type { Script } from './javascript.ts'

/** Characters of minified code by owner: a package, or a folder of the project. */
export type Shares = ReadonlyMap<string, number>

/** What webpack adds between the modules. */
const WEBPACK = 'webpack runtime'

/** Folders of the project that are told apart one level deeper. */
const DEEPER = /^(components|lib)\/(sections\/)?[^/]+/

/** Package or project folder of a source as webpack names it, such as webpack://_N_E/./components/ui/theme.ts. */
export function ownerOf(source: string): string {
  const path = source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(\.\/)+/, '')
    .replace(/\?.*$/, '')
  const inPackage = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)
  if (inPackage?.[1]) return inPackage[1]
  if (path === '' || path.startsWith('webpack/')) return WEBPACK
  // Next's own client is the one package whose source maps webpack follows, to where its sources were when Next was built.
  if (path.startsWith('../')) return 'next'
  return DEEPER.exec(path)?.[0] ?? path.split('/')[0] ?? path
}

/** Characters of code that each owner has. Code without a source is webpack's own. */
export function sharesOf(code: string, payload: SourceMapPayload): Shares {
  const map = new SourceMap(payload)
  const shares = new Map<string, number>()
  const owners = new Map<string, string>()
  code.split('\n').forEach((text, line) => {
    for (let column = 0; column < text.length; column++) {
      const entry = map.findEntry(line, column)
      const source = 'originalSource' in entry ? (entry.originalSource ?? '') : ''
      let owner = owners.get(source)
      if (owner === undefined) {
        owner = ownerOf(source)
        owners.set(source, owner)
      }
      shares.set(owner, (shares.get(owner) ?? 0) + 1)
    }
  })
  return shares
}

/** Shares of a script of a build, or none when it has no source map. */
export function readShares(script: Script, buildFolder: string): Shares {
  const file = join(buildFolder, `${script.path.replace(/^\/_next\//, '')}.map`)
  if (!existsSync(file)) return new Map()
  return sharesOf(script.code, JSON.parse(readFileSync(file, 'utf8')))
}

/** The owners with the most code, the largest first. */
export function largestShares(shares: Shares, count: number): [owner: string, characters: number][] {
  return [...shares].sort(([, a], [, b]) => b - a).slice(0, count)
}

/** Gzip bytes by owner over several scripts: each script's gzip size, divided by its owners' shares of its code. */
export function gzipByOwner(scripts: readonly { gzip: number; shares: Shares }[]): Map<string, number> {
  const bytes = new Map<string, number>()
  for (const { gzip, shares } of scripts) {
    const whole = [...shares.values()].reduce((sum, share) => sum + share, 0)
    for (const [owner, share] of shares) bytes.set(owner, (bytes.get(owner) ?? 0) + (gzip * share) / whole)
  }
  return bytes
}
