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

function linesOf(svg: string): string[] {
  return Array.from(svg.matchAll(/ d="(M[^"]+)" stroke="#(?:2F4FD8|0D1B2A)"/g), ([, lines = '']) => lines)
}

test('each pose has a drawing of its own, with the size that pages reserve for it', () => {
  const poses = ['collecting', 'listening', 'asleep', 'flying'] as const
  expect(new Set(poses.map(drawingOf)).size).toBe(poses.length)
})

test('the bird of the hero is the one that collects, line for line', () => {
  const assets: Record<string, { originalFilename: string; sha1hash: string }> = JSON.parse(
    readFileSync(`${CONTENT}/assets.json`, 'utf8'),
  )
  const hero = Object.values(assets).find(({ originalFilename }) => originalFilename === 'home-hero.svg')
  const drawing = readFileSync(`${CONTENT}/images/${hero?.sha1hash}-1200x840.svg`, 'utf8')
  const lines = linesOf(drawingOf('collecting'))
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(drawing).toContain(`d="${line}"`)
})
