/**
 * The last step of the Studio's build: takes out what would be fetched from other hosts when the Studio opens (the script of Sanity's
 * dashboard, and fonts: the system's stand in), and gives it the site's icons, which Sanity's CLI looks for in the wrong place.
 */

/** The part of Vite's plugin interface that is used here: Vite itself is a package of Sanity's CLI, not ours. */
type BundlePlugin = {
  name: string
  apply: 'build'
  generateBundle: { order: 'post'; handler: (options: unknown, bundle: Record<string, unknown>) => void }
}

const BRIDGE = /<script[^>]+src="https:\/\/core\.sanity-cdn\.(?:com|work)\/[^"]*"[^>]*><\/script>\s*/g
const OUTSIDE_FONT = /@font-face\s*\{[^{}]*url\(["']?https?:[^{}]*\}/g
const SITE_ICONS = /href="\/static\/(favicon\.ico|favicon\.svg|apple-touch-icon\.png)"/g
const MANIFEST = /<link[^>]+rel="manifest"[^>]*>/g

/** A style sheet, or a page's style element, without fonts of other hosts. */
export function withoutOutsideFonts(text: string): string {
  return text.replace(OUTSIDE_FONT, '')
}

/** The Studio's page as the site can serve it. */
export function finishedPage(html: string): string {
  return withoutOutsideFonts(html)
    .replace(BRIDGE, '')
    .replace(MANIFEST, '')
    .replace(SITE_ICONS, 'href="/$1"')
    .replace('<title>Sanity Studio</title>', '<title>Website Studio</title>')
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
