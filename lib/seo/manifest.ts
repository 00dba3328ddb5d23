/** Builds the web manifest. Pure. */

/** Icon files in `public/`, by size in pixels. */
const ICONS = [
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
]

/** Background colour of the page, as in the theme. */
const GROUND = '#FBF6EF'

export function manifest(brandName: string): string {
  return JSON.stringify({
    name: brandName,
    short_name: brandName,
    icons: ICONS,
    theme_color: GROUND,
    background_color: GROUND,
    display: 'browser',
    start_url: '/',
  })
}
