/** Names the scripts that most presses on a page need. Used on the server. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const MANIFEST = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'react-loadable-manifest.json')

/** Whatever these files import on demand. */
const IMPORTERS = ['components/frame/load-likely.ts', 'components/quote/quote.ts']

type Manifest = Record<string, { files: string[] }>

function read(): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const files = Object.entries(manifest).flatMap(([request, { files }]) =>
    IMPORTERS.some((importer) => request.startsWith(`${importer} -> `)) ? files : [],
  )
  return Array.from(new Set(files), (file) => `/_next/${file}`)
}

let scripts: string[] | undefined

/** @returns URLs of scripts; none in development, where each would have to be compiled first */
export function likelyScripts(): string[] {
  if (process.env.NODE_ENV === 'development') return []
  scripts ??= read()
  return scripts
}
