/** @jest-environment jsdom */
/** One bird: what pages show of it is what the demo's pictures show. */
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { Bird, type Pose } from '@/components/ui/pictures/bird'

const CONTENT = 'local/demo/content'

/** The file that a page shows for a pose. */
function drawingOf(pose: Pose): string {
  const image = render(<Bird pose={pose} />).container.querySelector('img')
  expect(image).toHaveAttribute('alt', '')
  const svg = readFileSync(`public${image?.getAttribute('src')}`, 'utf8')
  for (const side of ['width', 'height']) expect(svg).toContain(` ${side}="${image?.getAttribute(side)}"`)
  return svg
}

/** The five bars at the end of the body. */
function tailOf(svg: string): string[] {
  const [, bars = ''] = / d="(M[^"]+)" stroke="#2F4FD8"/.exec(svg) ?? []
  return bars.split('M').slice(1, 6)
}

test('each pose has a drawing of its own, with the size that pages reserve for it', () => {
  const poses = ['listening', 'asleep'] as const
  expect(new Set(poses.map(drawingOf)).size).toBe(poses.length)
})

test('the bird of the hero has the same tail, bar for bar', () => {
  const assets: Record<string, { originalFilename: string; sha1hash: string }> = JSON.parse(
    readFileSync(`${CONTENT}/assets.json`, 'utf8'),
  )
  const hero = Object.values(assets).find(({ originalFilename }) => originalFilename === 'home-hero.svg')
  const drawing = readFileSync(`${CONTENT}/images/${hero?.sha1hash}-1200x840.svg`, 'utf8')
  expect(tailOf(drawing)).toHaveLength(5)
  expect(tailOf(drawing)).toEqual(tailOf(drawingOf('listening')))
})
