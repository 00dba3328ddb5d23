/**
 * Puts the character maps of PDF.js into the browser's build: PDFs in Chinese, Japanese and Korean name one of them, which the script desk
 * then fetches (lib/script/files/pdf-text.ts). Nothing else asks for them.
 */
import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../node_modules/pdfjs-dist/cmaps/', import.meta.url)
const PACKAGE = new URL('../../node_modules/pdfjs-dist/package.json', import.meta.url)

/** What the plugin uses of webpack, whose types Next does not export. */
type Compilation = {
  emitAsset(name: string, source: object): void
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } }
}
type Compiler = {
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: number }
    sources: { RawSource: new (bytes: Buffer) => object }
  }
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } }
}

/** A plugin for webpack. The version of PDF.js is in the path, because browsers keep what stands there for ever. */
export class CharacterMapsPlugin {
  apply({ hooks, webpack }: Compiler): void {
    const { version }: { version: string } = JSON.parse(readFileSync(PACKAGE, 'utf8'))
    hooks.thisCompilation.tap(CharacterMapsPlugin.name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: CharacterMapsPlugin.name, stage }, () => {
        for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.bcmap'))) {
          const source = new webpack.sources.RawSource(readFileSync(new URL(name, FOLDER)))
          compilation.emitAsset(`static/character-maps/${version}/${name}`, source)
        }
      })
    })
  }
}
