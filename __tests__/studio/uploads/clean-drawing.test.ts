/** @jest-environment jsdom */
/** Drawings keep what is drawn, and lose what runs or is fetched from elsewhere (B432). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanDrawing } from '@/studio/uploads/clean-drawing'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`

test.each([
  ['a script', '<script>alert(1)</script><path d="M0 0h9"/>'],
  ['a handler', '<path d="M0 0h9" onclick="alert(1)"/>'],
  ['a page in it', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject><path d="M0 0h9"/>'],
  ['a picture of another website', '<image href="https://example.com/a.png"/><path d="M0 0h9"/>'],
  ['a shape of another file', '<use xlink:href="other.svg#a"/><path d="M0 0h9"/>'],
  ['a script as a link', '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>'],
  ['a font of another website', '<style>@import url(https://example.com/a.css);</style><path d="M0 0h9"/>'],
  ['a fill of another website', '<path d="M0 0h9" style="fill:url(https://example.com/a.svg#b)"/>'],
  ['an address in disguise', '<path d="M0 0h9" fill="u\\72l(https://example.com/a.svg#b)"/>'],
])('%s is taken out', (_name, inside) => {
  const clean = cleanDrawing(svg(inside))
  expect(clean?.isChanged).toBe(true)
  expect(clean?.svg).toContain('d="M0 0h9"')
  expect(clean?.svg).not.toMatch(/script|onclick|foreignObject|example\.com|other\.svg|alert/)
})

test('what is drawn stays, and is not called changed', () => {
  const drawn =
    '<title>Logo</title><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><path d="M0 0h5"/></clipPath></defs>' +
    '<style>.a{fill:url(#g)}</style><g clip-path="url(#c)" transform="scale(2)"><use xlink:href="#g"/><path class="a" d="M1 1h9" fill-rule="evenodd"/></g>' +
    '<text x="1" y="2" font-family="Arial">Ahoy &amp; hello</text><image href="data:image/png;base64,AAAA" width="1" height="1"/>'
  const clean = cleanDrawing(svg(drawn))
  expect(clean?.isChanged).toBe(false)
  for (const part of [
    'viewBox="0 0 10 10"',
    'linearGradient',
    'url(#g)',
    'url(#c)',
    '#g"',
    'd="M1 1h9"',
    'Ahoy &amp; hello',
    'data:image/png',
  ])
    expect(clean?.svg).toContain(part)
})

test('a style sheet beside the drawing is taken out', () => {
  const clean = cleanDrawing(`<?xml-stylesheet href="https://example.com/a.css"?>${svg('<path d="M0 0h9"/>')}`)
  expect(clean?.isChanged).toBe(true)
  expect(clean?.svg).not.toContain('example.com')
})

test('the drawings of the site are all clean', () => {
  const folder = 'local/demo/content/images'
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) {
    expect([name, cleanDrawing(readFileSync(join(folder, name), 'utf8'))?.isChanged]).toEqual([name, false])
  }
})

test('what is no SVG is not cleaned', () => {
  expect(cleanDrawing('<html><body>Hello</body></html>')).toBeNull()
  expect(cleanDrawing('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')).toBeNull()
})
