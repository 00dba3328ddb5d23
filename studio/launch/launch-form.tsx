/** The form of a launch: how far it is, its fields, what blocks it, each change, and the site as it will be. */
import { AddIcon } from '@sanity/icons/Add'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { insert, type ObjectInputProps, setIfMissing, useFormBuilder } from 'sanity'
import { documentIds, type Launch, launchId, statusOf } from '../../lib/launch/document.ts'
import { titleOfPair } from '../../lib/launch/title.ts'
import { changesOf } from '../../lib/launch/transactions.ts'
import { DocumentLink } from '../common/document-link.tsx'
import { DOCUMENT_TITLE } from '../common/document-title.ts'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { canRelease } from '../common/environment.ts'
import { useLakeQuery } from '../common/lake/use-lake-query.ts'
import { textOf } from '../common/untyped.ts'
import { AboveFooter } from '../form/above-footer.tsx'
import { CHANGED } from '../structure/filters.ts'
import { Changes, typeOfDocument } from './changes/changes.tsx'
import { SiteAsItWillBe } from './changes/site-as-it-will-be.tsx'
import { scheduleObstacle, statusSentences } from './status-sentences.ts'
import { useCompanyZone } from './time/use-company-zone.ts'
import { type LaunchView, useLaunch } from './use-launch.ts'

const PLAIN_LIST = { listStyle: 'none' } as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-label={title} gap={3}>
      <Heading as="h3" size={0}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function Status({ launch, pairs }: LaunchView) {
  const zone = useCompanyZone()
  const { sentences, tone } = statusSentences(launch, zone, Date.now(), (id) => titleOfPair(pairs.get(id)))
  return (
    <Card tone={tone} border radius={3} padding={4} role={tone === 'critical' ? 'alert' : 'status'}>
      <Stack gap={3}>
        {sentences.map((sentence) => (
          <Text key={sentence} size={1}>
            {sentence}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

function Blockers({ view: { blockers, pairs } }: { view: LaunchView }) {
  if (!blockers) {
    return (
      <Text size={1} muted role="status">
        It is being checked …
      </Text>
    )
  }
  if (blockers.length === 0) {
    return (
      <Card tone="positive" border radius={3} padding={3} role="status">
        <Text size={1}>Ready: nothing keeps it from going out.</Text>
      </Card>
    )
  }
  return (
    <Card tone="critical" border radius={3} padding={3}>
      <Stack as="ul" gap={3} padding={0} margin={0} style={PLAIN_LIST}>
        {blockers.map(({ documentId, message }) => (
          <Text as="li" size={1} key={`${documentId} ${message}`}>
            {documentId && (
              <>
                <DocumentLink id={documentId} type={typeOfDocument(pairs.get(documentId))}>
                  {titleOfPair(pairs.get(documentId))}
                </DocumentLink>
                {': '}
              </>
            )}
            {message}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

type Draft = { id: string; type: string; title: string }

const DRAFTS = `*[_type in $types && (${CHANGED})] | order(_updatedAt desc){
  "id": _id, "type": _type, "title": ${DOCUMENT_TITLE}
}`
const DRAFTS_PARAMS = { types: EDITED_TYPES }
const REFRESH_MS = 5000

/** The unpublished changes that are not in the launch, each with a button that adds it. */
function OtherDrafts({ launch, onAdd }: { launch: Pick<Launch, 'documents'>; onAdd: (id: string) => void }) {
  const drafts = useLakeQuery<Draft[]>(DRAFTS, DRAFTS_PARAMS, { refreshInterval: REFRESH_MS })
  const own = documentIds(launch)
  const others = drafts?.filter(({ id }) => !own.includes(id)) ?? []
  if (others.length === 0) return null
  return (
    <Part title="Unpublished changes that are not in it">
      <Stack as="ul" gap={2} padding={0} margin={0} style={PLAIN_LIST}>
        {others.map(({ id, type, title }) => (
          <Flex as="li" key={id} gap={3} align="center">
            <Button
              mode="ghost"
              icon={AddIcon}
              fontSize={1}
              padding={2}
              text="Add"
              aria-label={`Add ${title}`}
              onClick={() => onAdd(id)}
            />
            <Text size={1}>
              <DocumentLink id={id} type={type}>
                {title}
              </DocumentLink>
            </Text>
          </Flex>
        ))}
      </Stack>
    </Part>
  )
}

/** Right above Schedule: why it is grey, for a launch that has a time. */
function NotScheduled({ view: { launch, blockers } }: { view: LaunchView }) {
  const obstacle = launch.startsAt ? scheduleObstacle(launch, blockers, Date.now(), canRelease) : null
  return (
    obstacle && (
      <AboveFooter>
        <Card tone="caution" border radius={3} padding={3} margin={2} role="status">
          <Text size={1}>{`Schedule is grey: ${obstacle}`}</Text>
        </Card>
      </AboveFooter>
    )
  )
}

/** The form of a document of type "Launch". */
export function LaunchForm(props: ObjectInputProps) {
  const { id: formId } = useFormBuilder()
  const view = useLaunch(launchId(textOf(props.value, '_id') || formId))
  const status = view && statusOf(view.launch)
  const isOpen = status === null || status === 'preparing' || status === 'undone' || status === 'scheduled'
  const changes = view && (isOpen ? changesOf(view.launch, view.pairs) : (view.launch.changes ?? []))

  function add(_ref: string): void {
    const item = { _key: _ref.replaceAll(/[^A-Za-z0-9-]/g, '-'), _type: 'reference', _ref, _weak: true }
    props.onChange([setIfMissing([], ['documents']), insert([item], 'after', ['documents', -1])])
  }

  return (
    <Stack gap={5}>
      {view && <Status {...view} />}
      {props.renderDefault(props)}
      {view && isOpen && (
        <Part title="Is it ready?">
          <Blockers view={view} />
        </Part>
      )}
      {view && changes && changes.length > 0 && (
        <Part title={isOpen ? 'What changes: before → after' : 'What was changed: before → after'}>
          <Changes changes={changes} pairs={view.pairs} />
        </Part>
      )}
      {view && isOpen && changes && changes.length > 0 && (
        <Part title="The site as it will be">
          <SiteAsItWillBe pairs={view.pairs} id={view.launch._id} />
        </Part>
      )}
      {view && isOpen && status !== 'scheduled' && <NotScheduled view={view} />}
      {(status === 'preparing' || status === 'undone' || status === null) && (
        <OtherDrafts launch={view?.launch ?? {}} onAdd={add} />
      )}
    </Stack>
  )
}
