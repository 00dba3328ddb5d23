/**
 * Measures the delay between a publish in the Content Lake and the home page serving it: the real lake, its webhook and
 * the real site, polled continuously.
 */
import { createClient, type SanityClient } from '@sanity/client'
import { LOCAL } from '../../lib/env.ts'
import { StartError } from '../http/listen.ts'
import { median } from './numbers.ts'

const ROUNDS = 10
/** Maximum wait for one publish, and pause between two polls, in milliseconds. */
const TIMEOUT_MS = 20_000
const PAUSE = 5

export type PublishFindings = {
  /** Milliseconds from the response to the publish to the first page with the new headline. */
  rounds: number[]
  median: number
}

type Banner = { _key: string; heading: string }

function lakeClient(lakeOrigin: string): SanityClient {
  return createClient({
    projectId: LOCAL.projectId,
    dataset: LOCAL.dataset,
    apiVersion: '2025-02-19',
    apiHost: lakeOrigin,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: 'local',
  })
}

async function publishHeadline(lake: SanityClient, { _key }: Banner, heading: string): Promise<void> {
  const ids = { draftId: 'drafts.page-home', publishedId: 'page-home' }
  const set = { [`sections[_key=="${_key}"].heading`]: heading }
  await lake.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set } })
  await lake.action({ actionType: 'sanity.action.document.publish', ...ids })
}

/** @throws StartError when the text does not appear in time */
async function millisecondsUntil(url: string, text: string): Promise<number> {
  const started = performance.now()
  for (;;) {
    const html = await (await fetch(url)).text()
    const elapsed = performance.now() - started
    if (html.includes(text)) return elapsed
    if (elapsed > TIMEOUT_MS) throw new StartError(`${url} does not show what was published after ${TIMEOUT_MS} ms`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

/** Publishes several headlines of the home page, then restores the original. */
export async function measurePublish(site: { origin: string; lakeOrigin: string }): Promise<PublishFindings> {
  const lake = lakeClient(site.lakeOrigin)
  const banner = await lake.fetch<Banner | null>('*[_id == "page-home"][0].sections[0] { _key, heading }')
  if (!banner) throw new StartError('The home page has no banner to publish')
  const rounds: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const heading = `Headline number ${round} of ${ROUNDS}.`
    await publishHeadline(lake, banner, heading)
    rounds.push(await millisecondsUntil(`${site.origin}/`, heading))
  }
  await publishHeadline(lake, banner, banner.heading)
  return { rounds, median: median(rounds) }
}

/** This section of the report. */
export function publishReport({ rounds, median: middle }: PublishFindings): string {
  const all = rounds.map((milliseconds) => Math.round(milliseconds)).join(', ')
  return `## From publishing to visitors

From the Content Lake's response to "publish" until \`/\` serves the new headline, by the signed webhook, without a rebuild: **${Math.round(middle)} ms** (median of ${rounds.length}; aim: below 1000 ms). All rounds in ms: ${all}.`
}
