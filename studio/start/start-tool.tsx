/** The tool "Start", with which the Studio opens. */
import { HomeIcon } from '@sanity/icons/Home'
import { Box, Button, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useCallback, useMemo } from 'react'
import { type SanityClient, type Tool, useClient, useRelativeTime, useUser, useWorkspace } from 'sanity'
import { IntentLink, Link, useRouter } from 'sanity/router'
import { API_VERSION } from '../common/api-version.ts'
import { DocumentLink } from '../common/document-link.tsx'
import { ToolPage } from '../common/tool-page.tsx'
import { useLake } from '../common/use-lake.ts'
import { useRead } from '../common/use-read.ts'
import { textOf } from '../rules/parent.ts'
import {
  type Listed,
  OVERVIEW_PARAMS,
  OVERVIEW_QUERY,
  type Overview,
  type OverviewAnswer,
  readOverview,
} from './overview.ts'

const LINK = { textDecoration: 'underline' }

/** Read once, when the screen opens; null until then. */
function useOverview(): Overview | null {
  const answer = useLake<OverviewAnswer>(OVERVIEW_QUERY, OVERVIEW_PARAMS, 'raw')
  return useMemo(() => (answer ? readOverview(answer) : null), [answer])
}

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

/** The latest author of each document; undefined while they are read. */
function useAuthors(documents: Overview['changed'] | undefined): ReadonlyMap<string, string> | null | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const read = useCallback(async () => documents && lastAuthors(client, documents), [client, documents])
  return useRead(read)
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

function Entries({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" gap={3} padding={0} margin={0} style={{ listStyle: 'none' }}>
      {children}
    </Stack>
  )
}

function DocumentEntry({ document: { id, type, title }, children }: { document: Listed; children?: ReactNode }) {
  return (
    <Box as="li">
      <Text size={1}>
        <DocumentLink id={id} type={type}>
          {title}
        </DocumentLink>
        {children}
      </Text>
    </Box>
  )
}

function Author({ id }: { id: string }) {
  const [user] = useUser(id)
  return user?.displayName ? <> by {user.displayName}</> : null
}

function Changed({ document, author }: { document: Overview['changed'][number]; author: string | undefined }) {
  const when = useRelativeTime(document.at, { useTemporalPhrase: true })
  return (
    <DocumentEntry document={document}>
      , {when}
      {author && <Author id={author} />}
      {document.isDraft && ', not published'}
    </DocumentEntry>
  )
}

const TASKS = [
  { title: 'Write a new page', params: { type: 'page', template: 'page-campaign' } },
  { title: 'Add a sample', params: { type: 'sample' } },
  { title: 'Add a review', params: { type: 'review' } },
  { title: 'Make a redirect', params: { type: 'redirect' } },
]

function Tasks() {
  const { navigateUrl } = useRouter()
  return (
    <Flex gap={2} wrap="wrap">
      <Button
        mode="ghost"
        fontSize={1}
        text="Change words on a page"
        onClick={() => navigateUrl({ path: '/studio/preview' })}
      />
      {TASKS.map(({ title, params }) => (
        <IntentLink key={title} intent="create" params={params} style={{ textDecoration: 'none' }}>
          <Button as="span" mode="ghost" fontSize={1} text={title} />
        </IntentLink>
      ))}
    </Flex>
  )
}

/** Leads to the tool, where a redirect is made. */
function BrokenLink({ path, visits }: Overview['brokenLinks']['most'][number]) {
  return (
    <Box as="li">
      <Text size={1}>
        <Link href="/studio/redirects/broken-links" style={LINK}>
          {path}
        </Link>
        , asked for {visits === 1 ? 'once' : `${visits} times`}
      </Text>
    </Box>
  )
}

function ToDo({ overview: { drafts, invented, brokenLinks, undescribed } }: { overview: Overview }) {
  return (
    <Entries>
      <Text as="li" size={1}>
        {drafts === 0 ? 'Everything is published.' : `Not published yet: ${drafts}`}
      </Text>
      <Text as="li" size={1}>
        {invented === 0 ? 'Nothing invented is left.' : `Still with invented content: ${invented}`}
      </Text>
      <Text as="li" size={1}>
        {brokenLinks.paths === 0
          ? 'No broken links.'
          : `Broken links: ${brokenLinks.paths}, asked for ${brokenLinks.visits} times.`}
      </Text>
      {brokenLinks.most.map((link) => (
        <BrokenLink key={link.path} {...link} />
      ))}
      <Text as="li" size={1}>
        {undescribed.length === 0 ? 'Every page has a description.' : 'Pages without a description:'}
      </Text>
      {undescribed.map((document) => (
        <DocumentEntry key={document.id} document={document} />
      ))}
    </Entries>
  )
}

/** The first screen of the Studio: what has happened, what is left to do, and where to begin. */
function StartTool() {
  const overview = useOverview()
  const authors = useAuthors(overview?.changed)
  const { tasks } = useWorkspace()
  return (
    <ToolPage title="Start" width={3}>
      <Tasks />
      {overview && (
        <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
          <Panel title="Changed lately">
            <Entries>
              {overview.changed.map((document) => (
                <Changed key={document.id} document={document} author={authors?.get(document.id)} />
              ))}
            </Entries>
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
            Scheduled publishing, releases, comments and tasks are off here: they need a hosted Sanity project.
          </Text>
        )}
      </Panel>
    </ToolPage>
  )
}

export const startTool: Tool = { name: 'start', title: 'Start', icon: HomeIcon, component: StartTool }
