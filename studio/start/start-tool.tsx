/** The tool "Start", with which the Studio opens. */
import { HomeIcon } from '@sanity/icons/Home'
import { Button, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { type SanityClient, type Tool, useClient, useRelativeTime, useUser, useWorkspace } from 'sanity'
import { IntentLink, Link } from 'sanity/router'
import useSWR from 'swr'
import { API_VERSION } from '../common/api-version.ts'
import { DocumentLink, UNDERLINED } from '../common/document-link.tsx'
import { useLake } from '../common/lake/use-lake.ts'
import { ToolPage } from '../common/tool-page.tsx'
import { LaunchLines } from '../launch/launch-lines.tsx'
import { textOf } from '../rules/parent.ts'
import { readCatalogue } from '../voices/catalogue.ts'
import { goneVoices } from './gone-voices.ts'
import { type Listed, OVERVIEW_PARAMS, OVERVIEW_QUERY, type Overview, type VoiceSections } from './overview.ts'

/** The site hands over its counts once a minute; what is seen is not older than that. */
const REFRESH_MS = 30_000

const PLAIN = { textDecoration: 'none' }

/** Who changed each document last, as user ids, from the history of the Content Lake. Documents without a known author are left out. */
async function lastAuthors(client: SanityClient, documents: readonly Listed[]): Promise<ReadonlyMap<string, string>> {
  const { dataset } = client.config()
  const entries = await Promise.all(
    documents.map(async ({ id }): Promise<[string, string][]> => {
      const url = `/data/history/${dataset}/transactions/${id},drafts.${id}?excludeContent=true&reverse=true&limit=1`
      // One line of JSON, as text; empty for a document that was imported.
      const line: unknown = await client.request({ url, tag: 'start.authors' }).catch(() => '')
      const author = typeof line === 'string' && line ? textOf(JSON.parse(line), 'author') : ''
      return author ? [[id, author]] : []
    }),
  )
  return new Map(entries.flat())
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} border radius={3} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

function Lines({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" gap={3} padding={0} margin={0} style={{ listStyle: 'none' }}>
      {children}
    </Stack>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Text as="li" size={1}>
      {children}
    </Text>
  )
}

function Author({ id }: { id: string }) {
  const [user] = useUser(id)
  return user?.displayName ? <> by {user.displayName}</> : null
}

function Changed({ document: { id, type, title, at, isDraft }, author }: { document: Listed; author?: string }) {
  const when = useRelativeTime(at, { useTemporalPhrase: true })
  return (
    <Line>
      <DocumentLink id={id} type={type}>
        {title}
      </DocumentLink>
      , {when}
      {author && <Author id={author} />}
      {isDraft && ', not published'}
    </Line>
  )
}

const TASKS = [
  { title: 'Write a new page', params: { type: 'page', template: 'page-campaign' } },
  { title: 'Add a sample', params: { type: 'sample' } },
  { title: 'Add a review', params: { type: 'review' } },
  { title: 'Make a redirect', params: { type: 'redirect' } },
]

function Tasks() {
  return (
    <Flex gap={2} wrap="wrap">
      <Link href="/studio/preview" style={PLAIN}>
        <Button as="span" mode="ghost" fontSize={1} text="Change words on a page" />
      </Link>
      {TASKS.map(({ title, params }) => (
        <IntentLink key={title} intent="create" params={params} style={PLAIN}>
          <Button as="span" mode="ghost" fontSize={1} text={title} />
        </IntentLink>
      ))}
    </Flex>
  )
}

async function readVoiceIds(): Promise<ReadonlySet<string> | null> {
  const voices = await readCatalogue()
  return voices && new Set(voices.map(({ id }) => String(id)))
}

/** Nothing while the booking system does not respond: then it is unknown which voices have left it. */
function GoneVoices({ pages }: { pages: readonly VoiceSections[] }) {
  const { data: voiceIds } = useSWR(pages.length > 0 && 'voice-ids', readVoiceIds)
  const gone = voiceIds ? goneVoices(pages, voiceIds) : []
  if (gone.length === 0) return null
  return (
    <>
      <Line>Chosen voices that have left the booking system:</Line>
      {gone.map(({ id, type, title, heading, left, chosen }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page may hold several sections with the same heading
        <Line key={index}>
          <DocumentLink id={id} type={type}>
            {heading ? `${title}, “${heading}”` : title}
          </DocumentLink>
          {left === 0 ? ': none is left, so the voices are not shown' : `: ${left} of ${chosen} are left`}
        </Line>
      ))}
    </>
  )
}

/** How many, and what to do; editors cannot read them. */
function heldLine(count: number): string {
  if (count === 0) return 'Enquiries held back as spam: 0'
  const held = count === 1 ? '1 enquiry was held back as spam' : `${count} enquiries were held back as spam`
  return `${held}: an operator can look at ${count === 1 ? 'it' : 'them'} with npm run enquiries`
}

function ToDo({ overview }: { overview: Overview }) {
  const { drafts, invented, brokenLinks, undescribed, voiceSections, heldEnquiries } = overview
  return (
    <Lines>
      <LaunchLines />
      {heldEnquiries !== null && <Line>{heldLine(heldEnquiries)}</Line>}
      <Line>Not published yet: {drafts}</Line>
      <Line>Still with invented content: {invented}</Line>
      <Line>
        <Link href="/studio/redirects/broken-links" style={UNDERLINED}>
          Broken links: {brokenLinks.length}
        </Link>
      </Line>
      {brokenLinks.slice(0, 5).map(({ path, visits }) => (
        <Line key={path}>
          {path}, asked for {visits === 1 ? 'once' : `${visits} times`}
        </Line>
      ))}
      <GoneVoices pages={voiceSections} />
      <Line>{undescribed.length === 0 ? 'Every page has a description.' : 'Pages without a description:'}</Line>
      {undescribed.map(({ id, type, title }) => (
        <Line key={id}>
          <DocumentLink id={id} type={type}>
            {title}
          </DocumentLink>
        </Line>
      ))}
    </Lines>
  )
}

/** The first screen of the Studio: what has happened, what is left to do, and where to begin. */
function StartTool() {
  const client = useClient({ apiVersion: API_VERSION })
  const overview = useLake<Overview>(OVERVIEW_QUERY, OVERVIEW_PARAMS, { refreshInterval: REFRESH_MS })
  const changed = overview?.changed
  const { data: authors } = useSWR(changed && ['authors', changed], () => lastAuthors(client, changed ?? []))
  const { tasks } = useWorkspace()
  return (
    <ToolPage title="Start" width={3}>
      <Tasks />
      {overview && (
        <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
          <Panel title="Changed lately">
            <Lines>
              {overview.changed.map((document) => (
                <Changed key={document.id} document={document} author={authors?.get(document.id)} />
              ))}
            </Lines>
          </Panel>
          <Panel title="Left to do">
            <ToDo overview={overview} />
          </Panel>
        </Grid>
      )}
      <Panel title="How publishing works">
        <Text as="p" size={1}>
          What you type is saved at once as a draft that only this Studio and its preview show. Publish puts all changes
          of that one document on the website, about a second later. Whatever was published before stays in the history,
          and you can go back to it.
        </Text>
        {!tasks?.enabled && (
          <Text as="p" size={1} muted>
            Sanity’s own releases, comments and tasks are off here: they need a hosted Sanity project. Launches work.
          </Text>
        )}
      </Panel>
    </ToolPage>
  )
}

export const startTool: Tool = { name: 'start', title: 'Start', icon: HomeIcon, component: StartTool }
