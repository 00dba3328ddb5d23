/** Everything that was published in the last seven days: who, when and what, before and after, with a way back. */
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { Fragment, useId, useState } from 'react'
import { type SanityClient, useClient, useRelativeTime } from 'sanity'
import { Link } from 'sanity/router'
import useSWR from 'swr'
import useSWRImmutable from 'swr/immutable'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { contentOf } from '../../lib/launch/contents.ts'
import type { LaunchStatus, StoredChange } from '../../lib/launch/document.ts'
import { errorMessage } from '../../lib/log.ts'
import { DocumentLink, UNDERLINED } from '../common/document-link.tsx'
import { count } from '../common/language/count.ts'
import { Changes } from '../launch/changes/changes.tsx'
import { useOffline } from '../offline/use-offline.ts'
import {
  type Activity,
  type ActivityDetails,
  type Change,
  earlierDraft,
  pairOf,
  readActivity,
  readDetails,
  readDrafts,
  titleOfChange,
  verbOf,
} from './activity.ts'
import { Author, Line, Lines, Panel } from './panel.tsx'

/** Rows that are shown before somebody wants all of them. */
const SHOWN = 8

/** Documents of one row that are named. */
const NAMED = 4

/** How a launch has changed what visitors see. */
const LAUNCH_VERBS: Readonly<Record<LaunchStatus, string>> = {
  preparing: 'changed',
  scheduled: 'changed',
  released: 'released',
  ended: 'ended',
  undone: 'undone',
}

function Names({ changes }: { changes: readonly Change[] }) {
  const rest = changes.length - NAMED
  return (
    <>
      {changes.slice(0, NAMED).map((change, index) => (
        <Fragment key={change.id}>
          {index > 0 && ', '}
          <DocumentLink id={change.id} type={(change.after ?? change.before)?._type ?? ''}>
            {titleOfChange(change)}
          </DocumentLink>
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </>
  )
}

/** Several documents that went out together are one row; a page that goes offline takes its redirect along. */
function What({ activity, details }: { activity: Activity; details: ActivityDetails }) {
  const { changes, launch } = details
  const pages = changes.filter(({ before, after }) => (after ?? before)?._type !== 'redirect')
  const main = pages.find((change) => verbOf(change) === 'taken offline' || verbOf(change) === 'put online again')
  if (main) {
    return (
      <>
        <Names changes={[main]} />: {verbOf(main)}
      </>
    )
  }
  if (launch && activity.launch) {
    return (
      <>
        Launch{' '}
        <DocumentLink id={activity.launch.replace(/^drafts\./, '')} type="launch">
          {launch.name || 'without a name'}
        </DocumentLink>{' '}
        {LAUNCH_VERBS[launch.status]}: <Names changes={changes} />
      </>
    )
  }
  const verbs = new Set(changes.map(verbOf))
  return (
    <>
      <Names changes={changes} />: {verbs.size === 1 ? Array.from(verbs) : 'published'}
      {changes.length > 1 && ', together'}
    </>
  )
}

function storedChange({ id, before, after }: Change): StoredChange {
  const content = after ?? before
  return {
    _key: id,
    documentId: id,
    documentType: content?._type ?? '',
    before: before && JSON.stringify(contentOf(before)),
    after: JSON.stringify(after ? contentOf(after) : {}),
  }
}

type PutBackProps = { client: SanityClient; changes: readonly Change[] }

/** Brings the earlier words back as unpublished changes, which somebody looks at before they are published. */
function PutBack({ client, changes }: PutBackProps) {
  const toast = useToast()
  const { putOnline } = useOffline()
  const [isWriting, setWriting] = useState(false)
  const offline = changes.find((change) => verbOf(change) === 'taken offline')
  const drafts = changes.flatMap((change) => earlierDraft(change) ?? [])
  if (offline) {
    const page = { id: offline.id, title: titleOfChange(offline) }
    return <Button mode="ghost" fontSize={1} text="Put it online again" onClick={() => void putOnline(page)} />
  }
  if (drafts.length === 0) return null

  async function putBack(): Promise<void> {
    setWriting(true)
    try {
      const edited = await readDrafts(
        client,
        changes.map(({ id }) => id),
      )
      if (edited.length > 0) {
        const titles = changes.filter(({ id }) => edited.includes(`drafts.${id}`)).map(titleOfChange)
        const description = `${titles.join(', ')}: unpublished changes would be lost. Publish or discard them first.`
        toast.push({ status: 'warning', title: 'Nothing was put back', description, duration: 20_000 })
        return
      }
      const transaction = client.transaction()
      for (const draft of drafts) transaction.create(draft)
      await transaction.commit({ tag: 'start.put-back' })
      const title = 'The earlier words are back as unpublished changes'
      toast.push({ status: 'success', title, description: 'Look at them, then publish.', duration: 10_000 })
    } catch (error) {
      const title = 'Nothing was put back'
      toast.push({ status: 'error', title, description: errorMessage(error), duration: 20_000 })
    } finally {
      setWriting(false)
    }
  }

  return <Button mode="ghost" fontSize={1} text="Put this back" loading={isWriting} onClick={() => void putBack()} />
}

function Details({
  client,
  activity,
  details,
}: {
  client: SanityClient
  activity: Activity
  details: ActivityDetails
}) {
  const { changes } = details
  const pairs = new Map(changes.map((change) => [change.id, pairOf(change)]))
  return (
    <Stack gap={3} paddingTop={3}>
      <Changes changes={changes.map(storedChange)} pairs={pairs} />
      <Flex>
        {activity.launch ? (
          <Text size={1}>A launch is undone, or released again, in its own form.</Text>
        ) : (
          <PutBack client={client} changes={changes} />
        )}
      </Flex>
    </Stack>
  )
}

function ImportRow({ activity }: { activity: Activity }) {
  const { import: imported } = activity
  if (!imported) return null
  const redirects = count(imported.redirects, 'redirect', 'redirects')
  return (
    <Link href="/studio/redirects/csv" style={UNDERLINED}>
      {imported.isUndo ? `Import of ${imported.file} undone` : `Import of ${imported.file}: ${redirects}`}
    </Link>
  )
}

function Row({ client, activity }: { client: SanityClient; activity: Activity }) {
  const { at, author, revision } = activity
  const when = useRelativeTime(at, { useTemporalPhrase: true })
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { data: details, error } = useSWRImmutable(!activity.import && ['activity', revision], () =>
    readDetails(client, activity),
  )
  return (
    <Stack as="li" gap={2}>
      <Flex align="center" gap={2} wrap="wrap">
        <Text size={1} id={id}>
          {activity.import && <ImportRow activity={activity} />}
          {details && <What activity={activity} details={details} />}
          {error && 'What it was cannot be read now'}, {when}
          {author && <Author id={author} />}
        </Text>
        {details && (
          <Button
            mode="bleed"
            fontSize={1}
            padding={1}
            text="What changed"
            aria-expanded={isOpen}
            aria-describedby={id}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </Flex>
      {isOpen && details && <Details client={client} activity={activity} details={details} />}
    </Stack>
  )
}

/** @param refreshMs how often it is read again, in milliseconds */
export function ActivityLog({ refreshMs }: { refreshMs: number }) {
  const client = useClient({ apiVersion: API_VERSION })
  const [isWhole, setWhole] = useState(false)
  const { data: activities } = useSWR('activity', () => readActivity(client, new Date()), {
    refreshInterval: refreshMs,
  })
  if (!activities) return null
  const shown = isWhole ? activities : activities.slice(0, SHOWN)
  return (
    <Panel title="Published in the last seven days">
      <Lines>
        {activities.length === 0 && <Line>Nothing.</Line>}
        {shown.map((activity) => (
          <Row key={activity.revision} client={client} activity={activity} />
        ))}
      </Lines>
      {shown.length < activities.length && (
        <Flex>
          <Button mode="ghost" fontSize={1} text={`Show all ${activities.length}`} onClick={() => setWhole(true)} />
        </Flex>
      )}
    </Panel>
  )
}
