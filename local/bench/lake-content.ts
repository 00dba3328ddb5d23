/** Generates a dataset of thousands of documents like those of the site. Deterministic and invented. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Number of documents of each type, 5,000 in all. */
export const COUNTS = {
  page: 2000,
  redirect: 2000,
  review: 500,
  sample: 459,
  'sanity.imageAsset': 40,
  siteSettings: 1,
} as const

const WORDS =
  'voice script studio jingle session brief timing pace radio online sound mix level music phrase reading accent client warm clear bright quiet early late send record edit approve deliver'.split(
    ' ',
  )

const BLOCKS = 8

/** Pseudo-random words chosen by a seed, the same in every run. */
function words(seed: number, count: number): string {
  return Array.from(
    { length: count },
    (_, index) => WORDS[(seed * 7 + index * 13 + ((seed * index) % 5)) % WORDS.length],
  ).join(' ')
}

export function pageId(index: number): string {
  return `page-${index}`
}

export function pagePath(index: number): string {
  return index === 0 ? '/' : `/${words(index, 1)}/${words(index + 3, 2).replace(' ', '-')}-${index}`
}

export function redirectSource(index: number): string {
  return `/old/${words(index, 1)}-${index}`
}

function link(index: number) {
  const page = pageId(index % COUNTS.page)
  return { _type: 'link', kind: 'page', page: { _type: 'reference', _ref: page } }
}

function image(index: number) {
  return {
    _type: 'imageWithAlt',
    _sanityAsset: `image@file://./images/picture-${index % COUNTS['sanity.imageAsset']}.svg`,
    alt: words(index, 6),
    decorative: false,
  }
}

function blocks(seed: number) {
  return Array.from({ length: BLOCKS }, (_, index) => ({
    _key: `b${index}`,
    _type: 'block',
    style: index % 4 === 0 ? 'h3' : 'normal',
    markDefs: index % 3 === 0 ? [{ _key: 'm', ...link(seed + index) }] : [],
    children: [
      { _key: 'a', _type: 'span', marks: [], text: `${words(seed + index, 18)}, ` },
      { _key: 'b', _type: 'span', marks: index % 3 === 0 ? ['m'] : ['strong'], text: words(seed * 3 + index, 9) },
      { _key: 'c', _type: 'span', marks: [], text: `. ${words(seed + index * 2, 14)}.` },
    ],
  }))
}

function page(index: number) {
  return {
    _id: pageId(index),
    _type: 'page',
    title: words(index, 4),
    path: pagePath(index),
    seo: { description: words(index + 1, 20) },
    showLogos: true,
    showStatistics: index % 2 === 0,
    sections: [
      {
        _key: 'banner',
        _type: 'pageBanner',
        heading: words(index, 5),
        text: words(index + 2, 18),
        tone: 'blush',
        art: image(index),
        actions: [{ _key: 'a', _type: 'action', label: words(index, 2), link: link(index + 1), appearance: 'primary' }],
      },
      { _key: 'text', _type: 'richText', heading: words(index + 5, 4), tone: 'white', body: blocks(index) },
      {
        _key: 'steps',
        _type: 'steps',
        heading: words(index + 8, 4),
        tone: 'cream',
        steps: [0, 1, 2, 3].map((step) => ({
          _key: `s${step}`,
          _type: 'step',
          icon: 'send',
          title: words(index + step, 2),
          text: words(index + step * 5, 16),
        })),
      },
      {
        _key: 'promo',
        _type: 'promoBanner',
        heading: words(index + 9, 5),
        text: words(index + 4, 12),
        tone: 'ink',
        image: image(index + 7),
        actions: [
          { _key: 'a', _type: 'action', label: words(index + 1, 2), link: link(index + 50), appearance: 'secondary' },
        ],
      },
    ],
  }
}

function redirect(index: number) {
  const target = {
    _type: 'redirectTarget',
    kind: 'page',
    page: { _type: 'reference', _ref: pageId((index * 3) % COUNTS.page) },
  }
  return {
    _id: `redirect-${index}`,
    _type: 'redirect',
    source: redirectSource(index),
    target,
    permanent: index % 5 !== 0,
  }
}

function review(index: number) {
  return {
    _id: `review-${index}`,
    _type: 'review',
    quote: words(index, 45),
    author: words(index, 2),
    company: words(index + 2, 2),
    rating: 4 + (index % 2),
    date: `2026-${String((index % 12) + 1).padStart(2, '0')}-10`,
    isSample: true,
  }
}

function sample(index: number) {
  return {
    _id: `sample-${index}`,
    _type: 'sample',
    title: words(index, 3),
    description: words(index + 1, 12),
    isSample: true,
  }
}

/** Writes the dataset folder. */
export function writeLakeContent(folder: string): void {
  mkdirSync(join(folder, 'images'), { recursive: true })
  for (let index = 0; index < COUNTS['sanity.imageAsset']; index += 1) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${400 + index}"><rect width="800" height="400"/></svg>`
    writeFileSync(join(folder, 'images', `picture-${index}.svg`), drawing)
  }
  const made = { page, redirect, review, sample }
  const documents = (['page', 'redirect', 'review', 'sample'] as const).flatMap((type) =>
    Array.from({ length: COUNTS[type] }, (_, index): object => made[type](index)),
  )
  const settings = { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Benchmark', titlePrefix: 'Benchmark' }
  const lines = [...documents, settings].map((document) => `${JSON.stringify(document)}\n`)
  writeFileSync(join(folder, 'data.ndjson'), lines.join(''))
}
