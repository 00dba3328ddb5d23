/** @jest-environment jsdom */
/**
 * Renders every section type filled in and just added, and checks for errors. Every picture has alternative text or is
 * marked decorative, and reserves its space.
 */
import { evaluate, parse } from 'groq-js'
import { PageFrame } from '@/components/frame/page-frame'
import { Sections } from '@/components/sections'
import * as pageBanner from '@/components/sections/page-banner/fixtures'
import * as steps from '@/components/sections/steps/fixtures'
import { contentImage } from '@/lib/content/fixtures'
import { PAGE_BY_PATH_QUERY } from '@/lib/content/queries'
import type { PAGE_BY_PATH_QUERY_RESULT } from '@/lib/content/sanity.types'
import type { PageSection } from '@/lib/content/section-types'
import { installMedia } from '../../helpers/data/media'
import { sectionFixture, sectionTypes } from '../../helpers/data/section-fixtures'
import { setMedia } from '../../helpers/dom/media-queries'
import { renderIslands } from '../../helpers/page/page'

let complaints: jest.SpyInstance

beforeEach(() => {
  installMedia()
  setMedia('prefers-reduced-motion')
  window.fetch = () => new Promise(() => undefined)
  complaints = jest.spyOn(console, 'error')
})
afterEach(() => complaints.mockRestore())

/** Text with single spaces. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

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

test.each(sectionTypes)('%s, filled in: renders below another section', async (type) => {
  const section = sectionFixture(type)
  const { container, findByText, findAllByText } = await renderIslands(
    <Sections
      page={{
        title: 'The page',
        sections: [
          { ...steps.typical, _key: 'first', heading: 'The first section' },
          { ...section, _key: 'second' },
        ],
      }}
    />,
  )
  await findByText('The first section')
  // A heading may have elements of its own.
  await findAllByText((_, element) => plain(element?.textContent) === plain(section.heading))
  expect(container.querySelectorAll('h1')).toHaveLength(1)
  expect(container.innerHTML).not.toMatch(/undefined|\[object Object\]|NaN/)
  expect(faults(container)).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
})

/** A page, as the site reads it, whose sections an editor has just added and not filled in. */
async function untouchedSections(types: readonly string[]): Promise<PageSection[]> {
  const sections = types.map((_type, index) => ({ _type, _key: `untouched-${index}` }))
  const dataset = [{ _id: 'page-untouched', _type: 'page', path: '/untouched', sections }]
  const value = await evaluate(parse(PAGE_BY_PATH_QUERY), { dataset, params: { path: '/untouched' } })
  const page: PAGE_BY_PATH_QUERY_RESULT = await value.get()
  return page?.sections ?? []
}

test.each(sectionTypes)('%s, with nothing filled in: renders, first or below', async (type) => {
  const sections = await untouchedSections([type, type])
  expect(sections.map(({ _type }) => _type)).toEqual([type, type])
  const { container, findByText } = await renderIslands(
    <Sections
      page={{
        title: 'The page',
        sections: [...sections, { ...steps.typical, _key: 'last', heading: 'The last section' }],
      }}
    />,
  )
  await findByText('The last section')
  expect(container.querySelectorAll('h1')).toHaveLength(1)
  expect(container.innerHTML).not.toMatch(/undefined|null|\[object Object\]|NaN/)
  for (const link of container.querySelectorAll('a')) expect(link.getAttribute('href')).toBeTruthy()
  for (const picture of container.querySelectorAll('img, source'))
    expect(picture.getAttribute('src') || picture.getAttribute('srcset')).toBeTruthy()
  expect(complaints).not.toHaveBeenCalled()
})

/** They hold nothing but what an editor writes. */
const ONLY_CONTENT = ['rating', 'richText', 'roles']

test.each(ONLY_CONTENT)('%s, with nothing filled in: renders nothing below another section', async (type) => {
  const first = { ...steps.typical, _key: 'first', heading: 'The first section' }
  const { container, findByText } = await renderIslands(
    <Sections page={{ title: 'The page', sections: [first, ...(await untouchedSections([type]))] }} />,
  )
  await findByText('The first section')
  expect(container.querySelectorAll('section')).toHaveLength(1)
})

test('a section type unknown to this build is left out', async () => {
  const unknown = JSON.parse('{"_type":"fromTheFuture","_key":"x"}')
  const { container } = await renderIslands(
    <Sections page={{ title: 'The page', sections: [unknown, { ...unknown, _key: 'y' }] }} />,
  )
  expect(container.textContent).toBe('The page')
})

test('only one picture of a page has high fetch priority', async () => {
  const banner = { ...pageBanner.typical, art: contentImage({ alt: 'First art' }) }
  const { container, findByText } = await renderIslands(
    <PageFrame showStatistics={false} showLogos>
      <Sections
        page={{ title: 'The page', sections: [banner, { ...banner, _key: 'second', heading: 'The second banner' }] }}
      />
    </PageFrame>,
    { settings: { logo: contentImage({ alt: 'Logo' }) } },
  )
  await findByText('The second banner')
  expect(faults(container)).toEqual([])
  expect(
    Array.from(container.querySelectorAll('img[fetchpriority=high]'), (image) => image.getAttribute('alt')),
  ).toEqual(['First art'])
})
