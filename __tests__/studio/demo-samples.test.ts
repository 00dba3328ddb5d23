/** The demo's samples, and the pages of jingles, sound design and post production (B92-B97). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { documents, isNode, listOf, type Node } from '../helpers/demo-pages'

const pageAt = (address: string) => documents.find((document) => document.path === address)
const sectionsOf = (address: string, type: string) =>
  listOf(pageAt(address), 'sections').filter((section) => section._type === type)

function samplesOf(address: string): Node[] {
  const ids = listOf(sectionsOf(address, 'samples')[0], 'samples').map(({ _ref }) => _ref)
  return ids.flatMap((id) => documents.filter((document) => document._id === id))
}

/** All visible text of a page. */
function words(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(words).join(' ')
  return isNode(value) ? Object.values(value).map(words).join(' ') : ''
}

test.each([
  { address: '/services/podcast-production', kind: 'audio', first: 6, all: 6, kept: true },
  { address: '/services/jingles', kind: 'audio', first: 6, all: 12, kept: false },
  { address: '/services/sound-design', kind: 'video', first: 5, all: 11, kept: false },
  { address: '/services/post-production', kind: 'video', first: 5, all: 8, kept: false },
  { address: '/services/script-writing', kind: 'audio', first: 5, all: 5, kept: true },
  { address: '/services/audio-production', kind: 'audio', first: 6, all: 6, kept: true },
])('$address shows $first samples of $kind, and $all after Load more (B94)', ({ address, kind, first, all, kept }) => {
  const [section] = sectionsOf(address, 'samples')
  const samples = samplesOf(address)
  expect(samples.map((sample) => sample.kind)).toEqual(Array(all).fill(kind))
  expect(section?.initialCount).toBe(first)
  expect(section?.keepLoadMore === true).toBe(kept)
})

test('every recording has its own waveform and duration, every film a still', () => {
  const samples = documents.filter(({ _type }) => _type === 'sample')
  expect(samples.length).toBeGreaterThanOrEqual(48)
  const recordings = samples.filter(({ kind }) => kind === 'audio')
  expect(recordings.filter(({ peaks }) => !Array.isArray(peaks) || peaks.length !== 100)).toEqual([])
  expect(new Set(recordings.map(({ peaks }) => JSON.stringify(peaks))).size).toBe(recordings.length)
  expect(samples.filter(({ kind, poster }) => kind === 'video' && !poster)).toEqual([])
  expect(samples.filter(({ seconds }) => typeof seconds !== 'number')).toEqual([])
})

test('every repair plays the damaged take first and names the current one in its captions', () => {
  for (const { switchAt, seconds, transcript, captions } of samplesOf('/services/post-production')) {
    expect(switchAt).toBeGreaterThan(0)
    expect(switchAt).toBeLessThan(Number(seconds))
    const file = isNode(captions) ? String(captions._sanityAsset).replace('file@file://./', '') : ''
    const vtt = readFileSync(path.join(process.cwd(), 'local/demo/content', file), 'utf8')
    expect(vtt).toMatch(/^WEBVTT\n/)
    expect(vtt.split(String(transcript))).toHaveLength(3)
    expect(vtt).toContain(`00:00:${Number(switchAt).toFixed(3).padStart(6, '0')} --> `)
  }
})

test.each([
  /non-refundable deposit of 50 percent of the package rate/,
  /2 rounds of changes to the first demo are included/,
  /up to 10 working days/i,
  /usually within a few days/i,
  /perpetual exclusive licence for broadcast, digital, in-store and on-hold/,
  /copyright stays with us, the provider/,
  /without an account pay in full before the final delivery/,
  /watermarked and of low quality, because they are for audition only/,
])('the page of jingles states %s', (term) => {
  expect(words(pageAt('/services/jingles')?.sections)).toMatch(term)
})

test.each(['/services/sound-design', '/services/post-production'])('%s says what to supply', (address) => {
  const text = words(pageAt(address)?.sections)
  expect(text).toMatch(/MP4, OMF or AAF/)
  expect(text).toMatch(/at least 12 months/)
})

test('the pages have their forms, films, lists and five steps', () => {
  for (const address of ['/services/jingles', '/services/sound-design']) {
    expect(sectionsOf(address, 'pageBanner')[0]?.form).toMatchObject({ show: true })
  }
  const [samples] = sectionsOf('/services/jingles', 'samples')
  expect(samples).toMatchObject({ anchor: 'listen-to-samples-of-our-work' })
  expect(listOf(samples, 'actions')).toEqual([
    expect.objectContaining({ label: 'Get a quick quote', link: expect.objectContaining({ kind: 'quote' }) }),
  ])
  for (const type of ['videoEmbed', 'steps', 'tips']) expect(sectionsOf('/services/jingles', type)).toHaveLength(1)
  const [process] = sectionsOf('/services/sound-design', 'faq')
  expect(process?.numbered).toBe(true)
  expect(listOf(process, 'items')).toHaveLength(5)
})
