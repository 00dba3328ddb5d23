/**
 * Decodes API responses into the site's models: tolerant where the contract is ambiguous, strict where a page would
 * break.
 *
 * Both field spellings are accepted (camel case and snake case), lookups may be bare arrays or under their key, a row
 * without an id or a name is dropped, as is a second one with the same id, and any other missing field gets its empty
 * value. HTML is sanitised here, and entities in plain texts are decoded, once.
 */

import { decodeHTMLStrict } from 'entities'
import { readArticle, readHtml } from '@/lib/articles/server/read-article'
import { PUBLIC_FILES } from '@/lib/server/http/public-files'
import type { ReadName } from '../calls'
import type * as models from '../models'
import { isId } from '../parameters'
import { checkedTotals, distinctItems } from './paged-rows'

/** The response does not match the contract. */
export class DecodeError extends Error {
  constructor(what: string) {
    super(`The API's answer has no ${what}`)
    this.name = 'DecodeError'
  }
}

type Row = Readonly<Record<string, unknown>>

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function row(value: unknown, what: string): Row {
  if (!isRow(value)) throw new DecodeError(what)
  return value
}

/** The first of several names that is present. */
function pick(from: Row, ...names: string[]): unknown {
  for (const name of names) if (from[name] !== undefined && from[name] !== null) return from[name]
  return undefined
}

/** A lone surrogate, as in a truncated text, cannot be encoded in a URL. */
const text = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : typeof value === 'number' ? String(value) : ''
/** Plain text for people: some systems deliver it as HTML text, such as "Q&amp;A". Only entities that are closed by a semicolon. */
const plain = (value: unknown) => decodeHTMLStrict(text(value)).toWellFormed()
const flag = (value: unknown) => value === true || value === 'true' || value === 1
/** A number, or one written as text. */
function number(value: unknown): number | null {
  const read = typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}
const count = (value: unknown) => Math.max(0, Math.trunc(number(value) ?? 0))
const rows = (value: unknown) => (Array.isArray(value) ? value.filter(isRow) : [])

function identity(value: unknown): number | string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  return typeof value === 'string' && isId(value) ? value : null
}

/** An array under its key; a missing one is an invalid response, not an empty one. */
function array(from: Row, ...names: string[]): unknown[] {
  const value = pick(from, ...names)
  if (!Array.isArray(value)) throw new DecodeError(names[0] ?? 'list')
  return value
}

/** Only URLs that a browser may load: absolute http(s), one without its protocol, or a path on the API's host; made absolute. */
function mediaUrl(value: unknown, baseUrl: string): string {
  const url = text(value).trim().replace(/^\/\//, 'https://')
  if (!/^(https?:\/\/|\/)/i.test(url) || !URL.canParse(url, baseUrl)) return ''
  return new URL(url, baseUrl).href
}

function peaks(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length < 8) return null
  const numbers = value.filter((peak): peak is number => typeof peak === 'number' && peak >= 0 && peak <= 255)
  return numbers.length === value.length ? numbers : null
}

/** The samples that have a file; one without an id of its own is known by its URL. */
function voiceSamples(value: unknown, baseUrl: string): models.VoiceSample[] {
  const ids = new Set<number | string>()
  return rows(value).flatMap((from) => {
    const url = mediaUrl(from.url, baseUrl)
    if (!url) return []
    const given = identity(from.id) ?? url
    const id = ids.has(given) ? url : given
    ids.add(id)
    return [{ id, category: plain(from.category), url, peaks: peaks(from.peaks), seconds: number(from.seconds) }]
  })
}

function voice(from: unknown, baseUrl: string): models.Voice | null {
  if (!isRow(from)) return null
  const id = identity(from.id)
  const pseudonym = plain(from.pseudonym).trim()
  if (id === null || !pseudonym) return null
  return {
    id,
    pseudonym,
    shortDescription: plain(pick(from, 'shortDescription', 'short_description')),
    websiteDescription: plain(pick(from, 'websiteDescription', 'website_description')),
    ageCategory: plain(pick(from, 'ageCategory', 'age_category')),
    directedSessionAvailability: flag(pick(from, 'directedSessionAvailability', 'directed_session_availability')),
    ethicalAICategoryAssigned: flag(pick(from, 'ethicalAICategoryAssigned', 'ethical_ai_category_assigned')),
    code: text(from.code),
    region: plain(from.region),
    male: flag(from.male),
    categoryAudioList: voiceSamples(pick(from, 'categoryAudioList', 'voice_category_audio_list'), baseUrl),
  }
}

/** The names of a paged list, and the query that asked for it. */
type Paged = { names: readonly [string, string]; query: Row }

/** Items and totals of a page of a list. */
function paged<T extends { id: number | string }>(
  body: unknown,
  { names, query }: Paged,
  make: (item: unknown) => T | null,
) {
  const [name] = names
  const from = row(body, name)
  const rows = array(from, ...names)
  const items = distinctItems(name, rows, make)
  const totals = checkedTotals({
    page: number(pick(query, 'page', 'Page')) ?? 1,
    pageSize: number(pick(query, 'pageSize', 'PageSize')) ?? Math.max(rows.length, 1),
    totalCount: count(pick(from, 'totalCount', 'total_count')),
    totalPages: count(pick(from, 'totalPages', 'total_pages')),
    rows: rows.length,
    items: items.length,
  })
  return { items, totals }
}

/** Lookups: a bare array, or an object with the array under `key`. */
function lookup(body: unknown, key: string): unknown[] {
  return Array.isArray(body) ? body : array(row(body, key), key)
}

/** Makes an item of a row that has a numeric id. */
function numbered<T>(from: unknown, make: (item: Row, id: number) => T): T | null {
  const id = isRow(from) ? number(from.id) : null
  return isRow(from) && id !== null ? make(from, id) : null
}

/** The same for a category or an article, which is requested by its name. */
function named<T>(from: unknown, make: (item: Row, id: number) => T): T | null {
  return isRow(from) && text(from.system_name) ? numbered(from, make) : null
}

function categories(body: unknown, key: string): models.VoiceCategory[] {
  return distinctItems(key, lookup(body, key), (item) =>
    numbered(item, ({ category }, id) => ({ id, category: plain(category) })),
  )
}

/** The picture of a category, which is a file of this site; empty where there is none. */
function categoryPicture(id: number): string {
  const path = categoryImage(id)
  return PUBLIC_FILES.has(path.toLowerCase()) ? path : ''
}

/** Far above any price on the rate card: a larger amount is an error of the API. */
const MAX_AMOUNT = 1_000_000

/** Dollars as a number, or as plain decimal text such as "350" or "350.50"; null means that the API has no price. */
function dollars(value: unknown): number | null {
  if (value === null || value === undefined) return null
  const amount = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value
  if (typeof amount !== 'number' || !(amount >= 0 && amount <= MAX_AMOUNT)) {
    throw new DecodeError(`estimated_quote.amount from 0 to ${MAX_AMOUNT}`)
  }
  return amount
}

function estimate(body: unknown): models.Estimate {
  const quote = row(row(body, 'estimated_quote').estimated_quote, 'estimated_quote')
  return { estimated_quote: { amount: dollars(quote.amount) } }
}

type Decode<C extends ReadName> = (
  body: unknown,
  baseUrl: string,
  siteUrl?: string,
  query?: Row,
) => models.ApiResults[C]

/** One decoder for each read, by call name: response body, API origin, site origin, what was requested. */
export const decoders: { [C in ReadName]: Decode<C> } = {
  pageMetainfo(body) {
    const meta = row(body, 'meta_title')
    return { meta_title: plain(meta.meta_title).trim(), meta_description: plain(meta.meta_description).trim() }
  },
  voices(body, baseUrl, _siteUrl, query = {}) {
    const { items, totals } = paged(body, { names: ['voices', 'voices'], query }, (item) => voice(item, baseUrl))
    return { voices: items, ...totals }
  },
  voiceAgeCategories: (body) => categories(body, 'voice_age_categories'),
  voiceCategories: (body) => categories(body, 'voice_categories'),
  voiceRegions: (body) =>
    distinctItems('voice_regions', lookup(body, 'voice_regions'), (item) =>
      numbered(item, ({ region }, id) => ({ id, region: plain(region) })),
    ),
  estimateCommercial: estimate,
  estimateNarration: estimate,
  blogCategories(body, _baseUrl, _siteUrl, query = {}) {
    const names = ['blogCategories', 'blog_categories'] as const
    const { items, totals } = paged(body, { names, query }, (one) =>
      named(one, (item, id) => ({
        id,
        title: plain(item.title),
        system_name: text(item.system_name),
        short_description: plain(item.short_description),
        picture: categoryPicture(id),
      })),
    )
    return { blogCategories: items, ...totals }
  },
  blogPosts(body, baseUrl, _siteUrl, query = {}) {
    const names = ['blogPosts', 'blog_posts'] as const
    const { items, totals } = paged(body, { names, query }, (one) =>
      named(one, (item, id) => ({
        id,
        title: plain(item.title),
        system_name: text(item.system_name),
        description: plain(item.description),
        written_by: authorName(plain(item.written_by)),
        card_image_url: mediaUrl(item.card_image_url, baseUrl),
      })),
    )
    return { blogPosts: items, ...totals }
  },
  blogPost(body, baseUrl, siteUrl, query) {
    const post = row(body, 'title')
    const title = plain(post.title)
    if (!title) throw new DecodeError('title')
    return {
      title,
      description: plain(post.description),
      publish_info: plain(post.publish_info),
      ...readArticle(text(post.body), { apiUrl: baseUrl, siteUrl, systemName: text(query?.systemName) }),
    }
  },
  teamMembers(body, baseUrl, siteUrl) {
    const members = array(row(body, 'teamMembers'), 'teamMembers', 'team_members')
    const teamMembers = distinctItems('teamMembers', members, (one) =>
      numbered(one, (item, id) => ({
        id,
        full_name: plain(item.full_name),
        position: plain(item.position),
        card_image_url: mediaUrl(item.card_image_url, baseUrl),
        short_description: readHtml(text(item.short_description), { apiUrl: baseUrl, siteUrl }),
      })),
    )
    return { teamMembers }
  },
}

/** The API's author without a "By" of its own, which the site writes before the name. */
export function authorName(text: string): string {
  return text.replace(/^\s*(?:(?:written|published|posted)\s+)?by(?:\s*:\s*|\s+)/i, '').trim()
}

/** Path of a category's picture, where `public/` has it. */
export function categoryImage(id: number): string {
  return `/images/knowledge-base/BlogCategory_${id}.webp`
}
