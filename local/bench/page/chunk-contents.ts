/** Breaks a script's size down by package or folder, from its source map. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'

/** Characters of minified code by package or folder. */
export type Shares = ReadonlyMap<string, number>

/** Name for code that webpack adds between the modules. */
const WEBPACK = 'webpack runtime'

/** Folders of the project that are reported one level deeper. */
const DEEPER = /^(components|lib)\/(sections\/)?[^/]+(?=\/)/

/**
 * Next's own sources that reach the browser. For packages that ship source maps, webpack reports the paths of their
 * original sources, which do not contain the package's name.
 */
const NEXT_SOURCE = /^(\.\.\/)+src\/(build|client|lib|pages|server|shared)\//

/** The package or folder of webpack's source URL: webpack://_N_E/./components/ui/theme.ts is of components/ui. */
export function ownerOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '')
  const inPackage = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)
  if (inPackage?.[1]) return inPackage[1]
  if (path === '' || path.startsWith('webpack/')) return WEBPACK
  if (path.startsWith('../')) return NEXT_SOURCE.test(path) ? 'next' : 'unnamed package'
  const own = path.replace(/^(\.\/)+/, '')
  return DEEPER.exec(own)?.[0] ?? own.split('/')[0] ?? own
}

/** Characters of a script by package or folder. Code without a source is counted as webpack's own. */
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

/** Shares of a built script at a URL path; empty when it has no source map. */
export function readShares(path: string, code: string, buildFolder: string): Shares {
  const file = join(buildFolder, `${decodeURIComponent(path).replace(/^\/_next\//, '')}.map`)
  if (!existsSync(file)) return new Map()
  return sharesOf(code, JSON.parse(readFileSync(file, 'utf8')))
}

/**
 * Gzip bytes by package or folder over several scripts: each script's gzip size is divided in proportion to its code. A
 * script without a source map is left out.
 */
export function gzipByOwner(scripts: readonly { gzip: number; shares: Shares }[]): Map<string, number> {
  const result = new Map<string, number>()
  for (const { gzip, shares } of scripts) {
    const whole = [...shares.values()].reduce((sum, share) => sum + share, 0)
    for (const [owner, share] of shares) result.set(owner, (result.get(owner) ?? 0) + (gzip * share) / whole)
  }
  return result
}
