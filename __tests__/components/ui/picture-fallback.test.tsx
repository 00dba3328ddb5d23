/** @jest-environment jsdom */
/** A picture that fails (B183). */
import { existsSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ThemeProvider } from '@/components/island/styles/theme-provider'
import { Cover } from '@/components/knowledge-base/cover'
import { connectPictures } from '@/components/ui/pictures/fallback'
import { Picture, Portrait } from '@/components/ui/pictures/picture'

let listening: AbortController

beforeEach(() => {
  listening = new AbortController()
  connectPictures(listening.signal)
})
afterEach(() => listening.abort())

const FAILING = 'https://api.example/missing.webp'

function show(pictures: ReactNode): HTMLImageElement[] {
  document.body.innerHTML = renderToString(<ThemeProvider>{pictures}</ThemeProvider>)
  return Array.from(document.querySelectorAll('img'))
}

const sources = (images: readonly HTMLImageElement[]) => images.map((image) => image.getAttribute('src'))

test('gives way to the drawing of this site, for covers and people, hydrated or not', () => {
  const images = show(
    <>
      <Cover src={FAILING} />
      <Portrait src={FAILING} alt="Ada Okoye, Producer" />
      <Picture src={FAILING} alt="Without a drawing" width={1} height={1} />
    </>,
  )
  for (const image of images) image.dispatchEvent(new Event('error'))
  const drawings = ['/images/knowledge-base/cover.svg', '/images/portrait.svg']
  expect(sources(images)).toEqual([...drawings, FAILING])
  expect(images.map(({ alt }) => alt)).toEqual(['', 'Ada Okoye, Producer', 'Without a drawing'])
  for (const drawing of drawings) expect(existsSync(`public${drawing}`)).toBe(true)
})

test('is replaced as well when it failed before the script of the page ran, and only then', async () => {
  const images = show(
    <>
      <Cover src={FAILING} />
      <Cover src="/images/drawing-without-a-width.svg" />
    </>,
  )
  // jsdom loads no pictures: these are complete, without a width, and have no decode().
  const decode = jest.fn(function (this: HTMLImageElement) {
    return this.src === FAILING ? Promise.reject(new Error('broken')) : Promise.resolve()
  })
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true })
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: true, configurable: true })
  connectPictures(listening.signal)
  await new Promise((resolve) => setTimeout(resolve))
  expect(sources(images)).toEqual(['/images/knowledge-base/cover.svg', '/images/drawing-without-a-width.svg'])
  expect(decode).toHaveBeenCalledTimes(2)
})

test('without one the drawing is shown at once', () => {
  expect(sources(show(<Cover src="" />))).toEqual(['/images/knowledge-base/cover.svg'])
  expect(sources(show(<Portrait src="" alt="" />))).toEqual(['/images/portrait.svg'])
})

test('covers of neighbours have different drawings, each always its own (B721)', () => {
  const ids = [6, 7, 8, 9, 10, 11]
  const drawings = ids.flatMap((id) => sources(show(<Cover src="" id={id} />)))
  expect(new Set(drawings).size).toBe(ids.length)
  for (const drawing of drawings) expect(existsSync(`public${drawing}`)).toBe(true)
  expect(sources(show(<Cover src="" id={13} />))).toEqual([drawings[1]])
})
