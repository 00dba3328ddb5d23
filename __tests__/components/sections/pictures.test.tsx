/** @jest-environment jsdom */
/**
 * Every picture of every section, header and footer has alternative text or is marked decorative, and reserves its
 * space.
 */

import { PageFrame } from '@/components/frame/page-frame'
import { Sections } from '@/components/sections'
import * as pageBanner from '@/components/sections/page-banner/fixtures'
import * as steps from '@/components/sections/steps/fixtures'
import { contentImage } from '@/lib/content/fixtures'
import { installMedia } from '../../helpers/media'
import { renderIslands, setMedia } from '../../helpers/page'
import { PlayerProvider } from '../../helpers/player-provider'
import { sectionFixture, sectionTypes } from '../../helpers/section-fixtures'

beforeEach(() => {
  installMedia()
  setMedia('prefers-reduced-motion')
  window.fetch = () => new Promise(() => undefined)
})

/** The problems of the pictures in an element. */
function faults(root: Element): string[] {
  return Array.from(root.querySelectorAll('img'), (image) => {
    const at = (name: string) => image.getAttribute(name)
    const wrong = [
      at('alt') === null && 'no alt',
      !(Number(at('width')) > 0 && Number(at('height')) > 0) && 'no size',
      !['lazy', 'eager'].includes(at('loading') ?? '') && 'no loading',
      at('fetchpriority') === 'high' && at('loading') !== 'eager' && 'first and lazy',
      at('srcset') && !at('sizes') && 'choices without sizes',
    ].filter(Boolean)
    return wrong.length > 0 ? `${at('src')}: ${wrong.join(', ')}` : ''
  }).filter(Boolean)
}

test.each(sectionTypes)('%s', async (type) => {
  const { container, findByText } = await renderIslands(
    <PlayerProvider>
      <Sections
        title="The page"
        sections={[sectionFixture(type), { ...steps.typical, _key: 'last', heading: 'The last section' }]}
      />
    </PlayerProvider>,
  )
  await findByText('The last section')
  expect(faults(container)).toEqual([])
})

test('only one picture of a page has high fetch priority', async () => {
  const banner = { ...pageBanner.typical, art: contentImage({ alt: 'First art' }) }
  const { container, findByText } = await renderIslands(
    <PlayerProvider>
      <PageFrame showStatistics={false} showLogos>
        <Sections title="The page" sections={[banner, { ...banner, _key: 'second', heading: 'The second banner' }]} />
      </PageFrame>
    </PlayerProvider>,
    { settings: { logo: contentImage({ alt: 'Logo' }) } },
  )
  await findByText('The second banner')
  expect(faults(container)).toEqual([])
  expect(
    Array.from(container.querySelectorAll('img[fetchpriority=high]'), (image) => image.getAttribute('alt')),
  ).toEqual(['First art'])
})
