/** The tool "Start", with which the Studio opens. */
import { HomeIcon } from '@sanity/icons/Home'
import { Button, Flex, Grid, Stack, Text } from '@sanity/ui'
import { type Tool, useClient, useRelativeTime, useWorkspace } from 'sanity'
import { IntentLink, Link } from 'sanity/router'
import useSWR from 'swr'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { DocumentLink } from '../common/document-link.tsx'
import { useLakeQuery } from '../common/lake/use-lake-query.ts'
import { ToolPage } from '../common/tool-page.tsx'
import { ActivityLog } from './activity-log.tsx'
import { lastAuthors } from './history.ts'
import { type Listed, OVERVIEW_PARAMS, OVERVIEW_QUERY, type Overview } from './overview.ts'
import { Author, Line, Lines, Panel } from './panel.tsx'
import { ToDo } from './to-do.tsx'

/** The site hands over its counts once a minute; what is seen is not older than that. */
const REFRESH_MS = 30_000

const PLAIN = { textDecoration: 'none' }

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

function ChangedLately({ changed }: Pick<Overview, 'changed'>) {
  const client = useClient({ apiVersion: API_VERSION })
  const ids = changed.map(({ id }) => id)
  const { data: authors } = useSWR(['authors', changed], () => lastAuthors(client, ids))
  return (
    <Panel title="Changed lately">
      <Lines>
        {changed.map((document) => (
          <Changed key={document.id} document={document} author={authors?.get(document.id)} />
        ))}
      </Lines>
    </Panel>
  )
}

/** The first screen of the Studio: what has happened, what is left to do, and where to begin. */
function StartTool() {
  const overview = useLakeQuery<Overview>(OVERVIEW_QUERY, OVERVIEW_PARAMS, { refreshInterval: REFRESH_MS })
  const { tasks } = useWorkspace()
  return (
    <ToolPage title="Start" width={3} screen="start">
      <Tasks />
      {overview && (
        <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
          <Stack gap={4}>
            <ChangedLately changed={overview.changed} />
            <ActivityLog refreshMs={REFRESH_MS} />
          </Stack>
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
        <Text as="p" size={1}>
          Articles, voices and their recordings, prices of the estimator and team members come from the booking system:
          they are written there, and follow here within a minute.
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
