/** Sharing images are drawn without requests to other hosts, whatever a title holds. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { drawableText } from '@/lib/seo/server/sharing-image/drawable-text'

test('keeps the characters of ordinary titles', () => {
  const title =
    'Cr\u00e8me br\u00fbl\u00e9e \u2013 \u201cl\u2019\u00e9t\u00e9\u201d, $300 & 100%: \u0141\u00f3d\u017a, \u20ac5\u2026'
  expect(drawableText(title)).toBe(title)
})

test('removes what cannot be drawn, and keeps the base letter of a rare accent', () => {
  expect(drawableText(' \u{1F399}\uFE0F Voices\u200D \n\u5ba3\u4f20 \u0108u? \u0000')).toBe('Voices Cu?')
  expect(drawableText('\uFB01ne')).toBe('fine')
  expect(drawableText('\u65e5\u672c\u8a9e')).toBe('')
})

/** Runs in Node itself, because Jest cannot import the renderer. Prints the requested URLs. */
const SCRIPT = `
import { readFileSync } from 'node:fs'
import { ImageResponse } from 'next/dist/compiled/@vercel/og/index.node.js'
const asked = []
const real = globalThis.fetch
globalThis.fetch = (input, options) => {
  const url = String(input?.url ?? input)
  if (!/^https?:/.test(url)) return real(input, options)
  asked.push(url)
  return Promise.reject(new Error('offline'))
}
console.error = () => {}
const face = (name, file) => ({
  name, weight: 700, style: 'normal',
  data: readFileSync('node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-' + file + '-700-normal.woff'),
})
const fonts = [face('display', 'latin'), face('display-ext', 'latin-ext')]
for (const children of JSON.parse(process.argv[1])) {
  const style = { display: 'flex', width: '100%', fontFamily: 'display, display-ext', fontSize: 24 }
  await new ImageResponse({ type: 'div', props: { style, children } }, { width: 1200, height: 60, fonts }).arrayBuffer()
}
console.log(JSON.stringify(asked))
`

async function requestsFor(lines: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--input-type=module', '--eval', SCRIPT],
    JSON.stringify(lines),
  ])
  return JSON.parse(stdout)
}

test('no remaining character makes the renderer request another host', async () => {
  const everything = Array.from({ length: 0x2fff }, (_, code) => String.fromCodePoint(code + 0x20))
  const left = Array.from(new Set(drawableText(everything.join(' ')).replaceAll(' ', '')))
  expect(left.length).toBeGreaterThan(300)
  const lines = Array.from({ length: Math.ceil(left.length / 40) }, (_, line) =>
    left.slice(line * 40, line * 40 + 40).join(''),
  )
  expect(await requestsFor(lines)).toEqual([])
  // Proves that the check can fail: the renderer's request for a character that the typeface lacks.
  expect(await requestsFor(['\u0108'])).toHaveLength(1)
})
