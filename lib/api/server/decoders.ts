/**
 * Decodes API responses into the site's models: tolerant where the contract is ambiguous, strict where a page would
 * break.
 *
 * Both field spellings are accepted (camel case and snake case), lookups may be bare arrays or under their key, a row
 * without an id is dropped, and any other missing field gets its empty value. HTML is sanitised here, and entities in
 * plain texts are decoded, once.
 */

import { decodeHTMLStrict } from 'entities'
import type { ReadName } from '../calls'
import type * as models from '../models'
import { readArticle, readHtml } from './read-html'

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
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const count = (value: unknown) => Math.max(0, Math.trunc(number(value) ?? 0))
const rows = (value: unknown) => (Array.isArray(value) ? value.filter(isRow) : [])

function identity(value: unknown): number | string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  return typeof value === 'string' && value !== '' ? value : null
}

/** A list under its key; a missing list is an invalid response, not an empty one. */
function list(from: Row, ...names: string[]): Row[] {
  const value = pick(from, ...names)
  if (!Array.isArray(value)) throw new DecodeError(names[0] ?? 'list')
  return value.filter(isRow)
}

/** Only URLs that a browser may load: absolute http(s), or a path on the API's host, which is made absolute. */
function mediaUrl(value: unknown, baseUrl: string): string {
  const url = text(value).trim()
  if (!/^(https?:\/\/|\/(?!\/))/i.test(url) || !URL.canParse(url, baseUrl)) return ''
  return new URL(url, baseUrl).href
}

function peaks(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length < 8) return null
  const numbers = value.filter((peak): peak is number => typeof peak === 'number' && peak >= 0 && peak <= 255)
  return numbers.length === value.length ? numbers : null
}

function voiceSample(from: Row, baseUrl: string): models.VoiceSample[] {
  const url = mediaUrl(from.url, baseUrl)
  if (!url) return []
  const category = plain(from.category)
  return [{ id: identity(from.id) ?? url, category, url, peaks: peaks(from.peaks), seconds: number(from.seconds) }]
}

function voice(from: Row, baseUrl: string): models.Voice[] {
  const id = identity(from.id)
  const pseudonym = plain(from.pseudonym).trim()
  if (id === null || !pseudonym) return []
  return [
    {
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
      categoryAudioList: rows(pick(from, 'categoryAudioList', 'voice_category_audio_list')).flatMap((sample) =>
        voiceSample(sample, baseUrl),
      ),
    },
  ]
}

function totals(from: Row) {
  return {
    totalCount: count(pick(from, 'totalCount', 'total_count')),
    totalPages: count(pick(from, 'totalPages', 'total_pages')),
  }
}

/** Lookups: a bare array, or an object with the array under `key`. */
function lookup(body: unknown, key: string): Row[] {
  return Array.isArray(body) ? body.filter(isRow) : list(row(body, key), key)
}

/** Makes an item of each row that has a numeric id. */
function numbered<T>(items: readonly Row[], make: (item: Row, id: number) => T): T[] {
  return items.flatMap((item) => {
    const id = number(item.id)
    return id === null ? [] : [make(item, id)]
  })
}

function categories(body: unknown, key: string): models.VoiceCategory[] {
  return numbered(lookup(body, key), (item, id) => ({ id, category: plain(item.category) }))
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
  query?: Readonly<Record<string, unknown>>,
) => models.ApiResults[C]

/** One decoder for each read, by call name: response body, API origin, site origin, query. */
export const decoders: { [C in ReadName]: Decode<C> } = {
  pageMetainfo(body) {
    const meta = row(body, 'meta_title')
    return { meta_title: plain(meta.meta_title).trim(), meta_description: plain(meta.meta_description).trim() }
  },
  voices(body, baseUrl) {
    const answer = row(body, 'voices')
    return { voices: list(answer, 'voices').flatMap((item) => voice(item, baseUrl)), ...totals(answer) }
  },
  voiceAgeCategories: (body) => categories(body, 'voice_age_categories'),
  voiceCategories: (body) => categories(body, 'voice_categories'),
  voiceRegions: (body) => numbered(lookup(body, 'voice_regions'), (item, id) => ({ id, region: plain(item.region) })),
  estimateCommercial: estimate,
  estimateNarration: estimate,
  blogCategories(body) {
    const answer = row(body, 'blogCategories')
    const named = list(answer, 'blogCategories', 'blog_categories').filter((item) => text(item.system_name))
    const blogCategories = numbered(named, (item, id) => ({
      id,
      title: plain(item.title),
      system_name: text(item.system_name),
      short_description: plain(item.short_description),
    }))
    return { blogCategories, ...totals(answer) }
  },
  blogPosts(body, baseUrl) {
    const answer = row(body, 'blogPosts')
    const named = list(answer, 'blogPosts', 'blog_posts').filter((item) => text(item.system_name))
    const blogPosts = numbered(named, (item, id) => ({
      id,
      title: plain(item.title),
      system_name: text(item.system_name),
      description: plain(item.description),
      written_by: plain(item.written_by),
      card_image_url: mediaUrl(item.card_image_url, baseUrl),
    }))
    return { blogPosts, ...totals(answer) }
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
    const members = list(row(body, 'teamMembers'), 'teamMembers', 'team_members')
    const teamMembers = numbered(members, (item, id) => ({
      id,
      full_name: plain(item.full_name),
      position: plain(item.position),
      card_image_url: mediaUrl(item.card_image_url, baseUrl),
      short_description: readHtml(text(item.short_description), { apiUrl: baseUrl, siteUrl }),
    }))
    return { teamMembers }
  },
}
