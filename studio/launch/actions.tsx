/** What can be done with a launch: release, schedule, cancel, undo, delete. */
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CloseIcon } from '@sanity/icons/Close'
import { RocketIcon } from '@sanity/icons/Rocket'
import { UndoIcon } from '@sanity/icons/Undo'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type ComponentType, useState } from 'react'
import type { DocumentActionComponent, DocumentActionDescription } from 'sanity'
import { contentOf, isSame } from '../../lib/launch/contents.ts'
import { type LaunchStatus, launchId, statusOf } from '../../lib/launch/document.ts'
import { isAhead } from '../../lib/launch/due.ts'
import { titleOfPair } from '../../lib/launch/title.ts'
import { changesOf, parseContent } from '../../lib/launch/transactions.ts'
import { canRelease } from '../common/environment.ts'
import { count } from '../common/language/count.ts'
import { releaseObstacle, scheduleObstacle } from './status-sentences.ts'
import { timeInWords } from './time/company-time.ts'
import { useCompanyZone } from './time/use-company-zone.ts'
import { type LaunchOperations, type LaunchView, useLaunch, useLaunchOperations } from './use-launch.ts'

type LaunchAction = {
  label: string
  icon: ComponentType
  tone: 'positive' | 'primary' | 'critical' | 'caution' | 'default'
  /** In these states it is offered. */
  statuses: readonly LaunchStatus[]
  isOffered?(view: LaunchView): boolean
  /** Why it cannot be done now. */
  obstacle?(view: LaunchView): string | null
  /** The sentences of the dialog. @param when writes a time for people */
  sentences(view: LaunchView, when: (iso: string) => string): string[]
  run(actions: LaunchOperations): Promise<string | null>
  done: string
}

const countDocuments = (number: number) => count(number, 'document', 'documents')

function namesOfChanges({ launch, pairs }: LaunchView): string {
  return changesOf(launch, pairs)
    .map(({ documentId }) => titleOfPair(pairs.get(documentId)))
    .join(', ')
}

/** Documents that somebody has changed since the release. */
function changedSince({ launch, pairs }: LaunchView): string[] {
  return (launch.changes ?? []).flatMap(({ documentId, after }) => {
    const published = pairs.get(documentId)?.published
    return published && isSame(contentOf(published), parseContent(after)) ? [] : [titleOfPair(pairs.get(documentId))]
  })
}

const RELEASE: LaunchAction = {
  label: 'Release now',
  icon: RocketIcon,
  tone: 'positive',
  statuses: ['preparing', 'undone', 'scheduled'],
  obstacle: ({ launch, blockers }) => releaseObstacle(launch, blockers, Date.now()),
  sentences: (view, when) => [
    `${countDocuments(changesOf(view.launch, view.pairs).length)} are published at once, and visitors see all of it about a second later: ${namesOfChanges(view)}.`,
    view.launch.endsAt ? `It goes back on ${when(view.launch.endsAt)}.` : 'You can undo it afterwards.',
  ],
  run: ({ release }) => release(),
  done: 'The launch is out.',
}

const SCHEDULE: LaunchAction = {
  label: 'Schedule',
  icon: CalendarIcon,
  tone: 'primary',
  statuses: ['preparing', 'undone'],
  isOffered: ({ launch }) => isAhead(launch, Date.now()),
  obstacle: ({ launch, blockers }) => scheduleObstacle(launch, blockers, Date.now(), canRelease),
  sentences: ({ launch, pairs }, when) => [
    `${countDocuments(changesOf(launch, pairs).length)} go out on ${when(launch.startsAt ?? '')}, with what they hold then. What is changed until then is checked again.`,
    ...(launch.endsAt ? [`It goes back on ${when(launch.endsAt)}.`] : []),
  ],
  run: ({ schedule }) => schedule(),
  done: 'The launch is scheduled.',
}

/** Behind Release now, so that it says why it is grey: without a time, or after it. */
const NO_SCHEDULE: LaunchAction = { ...SCHEDULE, isOffered: ({ launch }) => !isAhead(launch, Date.now()) }

const CANCEL: LaunchAction = {
  label: 'Cancel the schedule',
  icon: CloseIcon,
  tone: 'caution',
  statuses: ['scheduled'],
  sentences: () => [
    'It does not go out by itself any more. Its documents stay as they are, with their unpublished changes.',
  ],
  run: ({ cancel }) => cancel(),
  done: 'The launch does not go out by itself any more.',
}

const UNDO: LaunchAction = {
  label: 'Undo this launch',
  icon: UndoIcon,
  tone: 'critical',
  statuses: ['released'],
  sentences: (view) => {
    const others = changedSince(view)
    return [
      `${countDocuments((view.launch.changes ?? []).length)} become what they were before, all at once. What was released is kept as drafts.`,
      ...(others.length > 0 ? [`Changed by somebody since, which stays: ${others.join(', ')}.`] : []),
    ]
  },
  run: ({ undo }) => undo(),
  done: 'Everything is again as it was before.',
}

function useLaunchAction(id: string, action: LaunchAction, onComplete: () => void): DocumentActionDescription | null {
  const view = useLaunch(launchId(id))
  const operations = useLaunchOperations(launchId(id))
  const zone = useCompanyZone()
  const toast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const [isRunning, setRunning] = useState(false)
  if (!view || !action.statuses.includes(statusOf(view.launch))) return null
  if (action.isOffered && !action.isOffered(view)) return null
  const obstacle = action.obstacle?.(view) ?? null

  function close(): void {
    setConfirming(false)
    onComplete()
  }

  async function run(): Promise<void> {
    setRunning(true)
    const problem = await action.run(operations)
    setRunning(false)
    close()
    if (problem === null) toast.push({ status: 'success', title: action.done })
    else toast.push({ status: 'error', title: 'Nothing has changed.', description: problem, duration: 20_000 })
  }

  return {
    label: action.label,
    icon: action.icon,
    tone: action.tone,
    disabled: obstacle !== null || isRunning,
    title: obstacle ?? undefined,
    onHandle: () => setConfirming(true),
    dialog: isConfirming && {
      type: 'dialog',
      header: action.label,
      onClose: close,
      content: (
        <Stack gap={4}>
          {action
            .sentences(view, (iso) => timeInWords(iso, zone))
            .map((sentence) => (
              <Text key={sentence} size={1}>
                {sentence}
              </Text>
            ))}
        </Stack>
      ),
      footer: (
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text="Leave it" onClick={close} disabled={isRunning} />
          <Button tone={action.tone} text={action.label} onClick={run} loading={isRunning} />
        </Flex>
      ),
    },
  }
}

function documentActionOf(action: LaunchAction): DocumentActionComponent {
  const component: DocumentActionComponent = ({ id, onComplete }) => useLaunchAction(id, action, onComplete)
  component.displayName = action.label
  return component
}

const OWN = [SCHEDULE, CANCEL, RELEASE, NO_SCHEDULE, UNDO].map(documentActionOf)

/** The first one that is offered is the large button. Without Publish and the like: a launch is never published. */
export function launchActions(previous: DocumentActionComponent[]): DocumentActionComponent[] {
  return [...OWN, ...previous.filter(({ action }) => action === 'delete')]
}
