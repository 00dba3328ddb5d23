/**
 * Measures the delay between a publish in the Content Lake and the pages that serve it: the real lake, its webhook and real
 * sites, polled continuously.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { isPostPath } from '../../../lib/knowledge-base/paths.ts'
import { CommandError } from '../../processes/command.mjs'
import { table } from '../../processes/markdown-table.ts'
import { urlsOfSitemap } from '../../smoke/checks/lists.ts'
import { createLakeClient } from '../../stack/lake-client.ts'
import { median } from '../numbers.ts'
import { publishedPaths } from '../pages.ts'
import type { Sites } from '../sites.ts'

const ROUNDS = 10
/** Maximum wait for one publish, and pause between two polls, in milliseconds. */
const TIMEOUT_MS = 20_000
const PAUSE = 5

/** By name of the origin: milliseconds from the response to the publish to the first page with the new headline. */
export type PublishRounds = Record<string, number[]>

type Banner = { _key: string; heading: string }

/** Changes fields of a document and publishes it. */
async function publish(lake: SanityClient, id: string, set: Record<string, string>): Promise<void> {
  const ids = { draftId: `drafts.${id}`, publishedId: id }
  await lake.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set } })
  await lake.action({ actionType: 'sanity.action.document.publish', ...ids })
}

function publishHeadline(lake: SanityClient, { _key }: Banner, heading: string): Promise<void> {
  return publish(lake, 'page-home', { [`sections[_key=="${_key}"].heading`]: heading })
}

/** @throws CommandError when the text does not appear in time */
async function millisecondsUntil(url: string, text: string): Promise<number> {
  const started = performance.now()
  for (;;) {
    const html = await (await fetch(url)).text()
    const elapsed = performance.now() - started
    if (html.includes(text)) return elapsed
    if (elapsed > TIMEOUT_MS) throw new CommandError(`${url} does not show what was published after ${TIMEOUT_MS} ms`)
    await pause(PAUSE)
  }
}

/**
 * Publishes several headlines of the home page, then restores the original.
 * @param origins sites that show this lake, by name
 */
export async function measurePublish(lakeOrigin: string, origins: Record<string, string>): Promise<PublishRounds> {
  const lake = createLakeClient(lakeOrigin)
  const banner = await lake.fetch<Banner | null>('*[_id == "page-home"][0].sections[0] { _key, heading }')
  if (!banner) throw new CommandError('The home page has no banner to publish')
  const rounds: PublishRounds = {}
  for (let round = 1; round <= ROUNDS; round += 1) {
    const heading = `Headline number ${round} of ${ROUNDS}.`
    await publishHeadline(lake, banner, heading)
    const visits = Object.entries(origins).map(async ([name, origin]) => {
      rounds[name] = [...(rounds[name] ?? []), await millisecondsUntil(`${origin}/`, heading)]
    })
    await Promise.all(visits)
  }
  await publishHeadline(lake, banner, banner.heading)
  return rounds
}

/** Paths that show a fact, by their kind: pages of the Content Lake, articles of the API, and what is made for each request. */
async function pathsWithFacts(lakeOrigin: string, origin: string): Promise<[kind: string, paths: string[]][]> {
  const pages = await publishedPaths(lakeOrigin)
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const articles = urlsOfSitemap(sitemap).flatMap((url) => {
    const { pathname } = new URL(url)
    return isPostPath(pathname) ? [pathname] : []
  })
  return [
    [`the last of ${pages.length} pages`, pages],
    [`the last of ${articles.length} articles`, articles],
    ['/llms.txt and /enquiry', ['/llms.txt', '/enquiry']],
  ]
}

/** Publishes a fact that stands on every page, several times, and waits until the last of each kind shows it. */
async function measureFact(lakeOrigin: string, origin: string): Promise<PublishRounds> {
  const lake = createLakeClient(lakeOrigin)
  const kinds = await pathsWithFacts(lakeOrigin, origin)
  const rounds: PublishRounds = {}
  // A page follows once it has been opened.
  for (const path of kinds.flatMap(([, paths]) => paths)) await (await fetch(origin + path)).text()
  for (let round = 1; round <= ROUNDS; round += 1) {
    const hours = `Round ${round} of ${ROUNDS}`
    await publish(lake, 'facts', { 'openingHours.words': hours })
    const published = performance.now()
    for (const [kind, paths] of kinds) {
      for (const path of paths) await millisecondsUntil(origin + path, hours)
      const name = `a fact, on ${kind}`
      rounds[name] = [...(rounds[name] ?? []), performance.now() - published]
    }
  }
  await publish(lake, 'facts', { 'openingHours.words': '' })
  return rounds
}

/** @param title of the section @param aims a sentence */
export function publishReport(title: string, aims: string, rounds: PublishRounds): string {
  const rows = Object.entries(rounds).map(([name, all]) => [
    name,
    median(all).toFixed(0),
    Math.max(...all).toFixed(0),
    all.map((milliseconds) => milliseconds.toFixed(0)).join(' '),
  ])
  return `## ${title}

Milliseconds from the Content Lake's response to "publish" until visitors get it, by the signed webhook, without a rebuild. ${aims}

${table(['Seen on', 'median', 'slowest', 'each round'], rows)}`
}

/** The section of the report about one site. */
export async function measurePublishing({ real }: Sites): Promise<string> {
  console.error('Publishing …')
  const rounds = {
    ...(await measurePublish(real.lakeOrigin, { 'a headline, on the home page': real.origin })),
    ...(await measureFact(real.lakeOrigin, real.origin)),
  }
  return publishReport('From publishing to visitors', 'Aim: below 1000 for a headline.', rounds)
}
