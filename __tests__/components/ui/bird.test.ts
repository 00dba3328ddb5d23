/** One bird: what pages show of it is what the demo's pictures show. */
import { readFileSync } from 'node:fs'
import { config } from '@/components/ui/theme'

const CONTENT = 'local/demo/content'

/** The drawing of each pose, by its file. */
function drawings(): Map<string, string> {
  const styles = JSON.stringify(config.theme?.layerStyles)
  const files = Array.from(styles.matchAll(/url\((\/images\/bird-[a-z]+\.svg)\)/g), ([, file = '']) => file)
  return new Map(files.map((file) => [file, readFileSync(`public${file}`, 'utf8')]))
}

/** The five bars at the end of the body. */
function tailOf(svg: string): string[] {
  const [, bars = ''] = / d="(M[^"]+)" stroke="#2F4FD8"/.exec(svg) ?? []
  return bars.split('M').slice(1, 6)
}

test('each pose has a drawing of its own, of the shape that pages reserve for it', () => {
  expect(drawings().size).toBe(4)
  expect(new Set(drawings().values()).size).toBe(4)
  for (const svg of drawings().values()) expect(svg).toMatch(/ viewBox="\S+ \S+ 252 204"/)
})

test('the bird of the hero has the same tail, bar for bar', () => {
  const assets: Record<string, { originalFilename: string; sha1hash: string }> = JSON.parse(
    readFileSync(`${CONTENT}/assets.json`, 'utf8'),
  )
  const hero = Object.values(assets).find(({ originalFilename }) => originalFilename === 'home-hero.svg')
  const drawing = readFileSync(`${CONTENT}/images/${hero?.sha1hash}-1200x840.svg`, 'utf8')
  expect(tailOf(drawing)).toHaveLength(5)
  expect(tailOf(drawing)).toEqual(tailOf(drawings().get('/images/bird-listening.svg') ?? ''))
})
