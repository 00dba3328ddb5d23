/** The table of the API's routes. */
import type { IncomingMessage } from 'node:http'
import { HttpError, readJson } from '@bowerbird/content-lake/server/json'
import type * as routes from '@bowerbird/content-lake/server/routes'
import { POST_QUERY, readPostSearch, searchPosts } from './data/blog.ts'
import type { ApiData } from './data/data.ts'
import { type FieldNames, writeVoice } from './data/field-names.ts'
import { pageOf, readPaging } from './data/lists.ts'
import { pageMeta, readPagePath } from './data/page-meta.ts'
import { LOCATIONS, rates, SCRIPT_TYPES } from './data/rates.ts'
import { readVoiceSearch, searchVoices, VOICE_QUERY } from './data/voices.ts'
import { ENQUIRY_BYTES, type EnquiryStore, readEnquiry } from './enquiries.ts'
import { type Fields, oneOf, wholeNumber } from './validate.ts'

/** Dependencies of the routes. */
export type Service = {
  data: ApiData
  enquiries: EnquiryStore
  /** Spelling of the voices' field names. */
  names: FieldNames
  urlOf: (file: string) => string
}

/** One request, with its path parameters and query as fields. */
type Call = { fields: Fields; request: IncomingMessage }

/** A route of the API; `query` lists all query parameters it accepts. The returned value is the JSON response. */
type Route = routes.Route & { query: readonly string[]; answer: (service: Service, call: Call) => unknown }

function read(path: string, query: Route['query'], answer: Route['answer']): Route {
  return { methods: ['GET', 'HEAD'], path, query, answer }
}

/** The twelve routes, relative to /api/v1 or /v1. */
export const ROUTES: readonly Route[] = [
  { methods: ['POST'], path: '/send-contactus', query: [], answer: sendContactUs },
  read('/seo/page-metainfo', ['PageUrl'], ({ data }, { fields }) => pageMeta(data, readPagePath(fields))),
  read('/voices', VOICE_QUERY, listVoices),
  read('/voices/age_categories', [], ({ data }) => ({ voice_age_categories: data.ageCategories })),
  read('/voices/categories', [], ({ data }) => ({ voice_categories: data.categories })),
  read('/voices/regions', [], ({ data }) => ({ voice_regions: data.regions })),
  read('/rate/estimated-quote/commercial', ['duration', 'location', 'scriptType'], estimateCommercial),
  read('/rate/estimated-quote/narration', ['wordCount'], estimateNarration),
  read('/blog-categories/:page/:pageSize', [], listBlogCategories),
  read('/blog-posts', POST_QUERY, listBlogPosts),
  read('/blog-post/:systemName', [], readBlogPost),
  read('/team-member/list', [], listTeam),
]

async function sendContactUs({ enquiries }: Service, { request }: Call) {
  // Requires JSON: browsers send it cross-origin only after a CORS preflight.
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpError(415, 'Content-Type must be application/json')
  }
  return enquiries.store(readEnquiry(await readJson(request, ENQUIRY_BYTES)))
}

function estimateCommercial(_service: Service, { fields }: Call) {
  const duration = wholeNumber(fields, 'duration', { min: 1, max: 3600 })
  const prices = rates.commercial[oneOf(fields, 'scriptType', SCRIPT_TYPES)][oneOf(fields, 'location', LOCATIONS)]
  return estimate(prices, duration)
}

function estimateNarration(_service: Service, { fields }: Call) {
  return estimate(rates.narration, wholeNumber(fields, 'wordCount', { min: 1, max: 1_000_000 }))
}

function estimate(prices: Readonly<Record<number, number>>, size: number) {
  return { estimated_quote: { amount: prices[size] ?? null } }
}

function listVoices({ data, names, urlOf }: Service, { fields }: Call) {
  const search = readVoiceSearch(fields)
  const { items, totalCount, totalPages } = searchVoices(data, search)
  const writing = { names, urlOf, ethicalAIFirst: search.ethicalAIOnly }
  return { voices: items.map((voice) => writeVoice(voice, writing)), totalCount, totalPages }
}

function listBlogCategories({ data }: Service, { fields }: Call) {
  const paging = readPaging(fields, { page: 'page', pageSize: 'pageSize', size: 10 })
  const { items, totalCount, totalPages } = pageOf(data.blogCategories, paging)
  return { blogCategories: items, totalPages, totalCount }
}

function listBlogPosts({ data, urlOf }: Service, { fields }: Call) {
  const { items, totalCount, totalPages } = searchPosts(data, readPostSearch(fields))
  const blogPosts = items.map(({ id, title, system_name, description, written_by, body, card_image_url }) => ({
    id,
    title,
    system_name,
    description,
    written_by,
    body,
    card_image_url: urlOf(card_image_url),
  }))
  return { blogPosts, totalPages, totalCount }
}

function readBlogPost({ data }: Service, { fields }: Call) {
  const post = data.posts.find(({ system_name }) => system_name === fields.get('systemName'))
  if (post === undefined) {
    const message = 'systemName must be the system name of a blog post'
    throw new HttpError(404, message, { body: { error: { field: 'systemName', message } } })
  }
  const { title, description, publish_info, body } = post
  return { title, description, publish_info, body }
}

function listTeam({ data, urlOf }: Service) {
  const teamMembers = data.team.map(({ id, full_name, position, file, short_description }) => ({
    id,
    full_name,
    position,
    card_image_url: urlOf(file),
    short_description,
  }))
  return { teamMembers }
}
