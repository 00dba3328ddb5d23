/**
 * Vite plugin for the last step of the Studio's build: removes what would be fetched from other hosts (the script of
 * Sanity's dashboard, and web fonts, replaced by system fonts), adds the site's icons, which Sanity's CLI looks for
 * in the wrong place, and two scripts: one says when a part of the Studio did not arrive, one keeps checks from waiting for ever.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The part of Vite's plugin interface that is used here: Vite is a dependency of Sanity's CLI, not of this project. */
type BundlePlugin = {
  name: string
  apply: 'build'
  generateBundle: { order: 'post'; handler: (options: unknown, bundle: Record<string, unknown>) => void }
}

const BRIDGE = /<script[^>]+src="https:\/\/core\.sanity-cdn\.(?:com|work)\/[^"]*"[^>]*><\/script>\s*/g
const OUTSIDE_FONT = /@font-face\s*\{[^{}]*url\(["']?https?:[^{}]*\}/g
const SITE_ICONS = /href="\/static\/(favicon\.ico|favicon\.svg|apple-touch-icon\.png)"/g
const MANIFEST = /<link[^>]+rel="manifest"[^>]*>/g

/** Removes fonts of other hosts from a style sheet or a style element. */
function withoutOutsideFonts(text: string): string {
  return text.replace(OUTSIDE_FONT, '')
}

/** Sanity's CLI builds in the Studio's folder. */
function inlineScript(name: string): string {
  return `<script>${readFileSync(join('build', name), 'utf8')}</script>`
}

/** The Studio's HTML page as served by the site. */
function finishedPage(html: string): string {
  return withoutOutsideFonts(html)
    .replace(BRIDGE, '')
    .replace(MANIFEST, '')
    .replace(SITE_ICONS, 'href="/$1"')
    .replace(
      '<title>Sanity Studio</title>',
      () => `<title>Website Studio</title>${inlineScript('load-failure.js')}${inlineScript('idle-limit.js')}`,
    )
}

/** For `vite.plugins` of sanity.cli.ts. */
export function finishBuild(): BundlePlugin {
  function handler(_options: unknown, bundle: Record<string, unknown>): void {
    for (const [name, file] of Object.entries(bundle)) {
      if (!/\.(?:html|css)$/.test(name) || typeof file !== 'object' || file === null) continue
      const source: unknown = Reflect.get(file, 'source')
      const text = source instanceof Uint8Array ? new TextDecoder().decode(source) : source
      if (typeof text !== 'string') continue
      Reflect.set(file, 'source', name.endsWith('.html') ? finishedPage(text) : withoutOutsideFonts(text))
    }
  }
  return { name: 'studio/finish', apply: 'build', generateBundle: { order: 'post', handler } }
}
