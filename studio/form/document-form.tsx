/** The form of a document: saves early, and says right above Publish why it cannot be published. */
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import {
  getPublishedId,
  getVersionFromId,
  isVersionId,
  type ObjectInputProps,
  useDocumentOperation,
  useFormBuilder,
  useSyncState,
  useValidationStatus,
} from 'sanity'
import { FACTS } from '../../lib/facts/facts.ts'
import { fieldOf, textOf } from '../common/untyped.ts'
import { useIsLost } from '../connection/connection-bar.tsx'
import { UnsentCard } from '../connection/unsent/unsent-card.tsx'
import { useUnsentEdits } from '../connection/unsent/use-unsent-edits.ts'
import { FactUsesProvider } from '../facts/fact-uses-context.tsx'
import { OfflineCard } from '../offline/offline-card.tsx'
import { useKeepPresence } from '../presence/keep-presence.ts'
import { AboveFooter } from './above-footer.tsx'
import { FactsProvider } from './facts/facts-context.tsx'
import { type Problem, problemsOf } from './problems.ts'
import { MissingVoices } from './voices/missing-voices.tsx'

/** Three lines, less in a low window; a longer list scrolls, so that the form stays in sight. */
const LIST = { maxHeight: 'clamp(28px, 12vh, 76px)', overflowY: 'auto', listStyle: 'none' } as const

/** Rules that compare a document with others wait for the connection, and so does Publish. */
function Unchecked() {
  return (
    <Card tone="caution" border radius={3} padding={3}>
      <Text size={1}>Not checked yet: what has to be compared with other pages waits for the connection.</Text>
    </Card>
  )
}

type ProblemListProps = Pick<ObjectInputProps, 'onPathFocus'> & { problems: readonly Problem[] }

function ProblemList({ problems, onPathFocus }: ProblemListProps) {
  return (
    <Card
      as="section"
      aria-label="Why it cannot be published"
      tone="critical"
      border
      radius={3}
      paddingX={3}
      paddingY={2}
    >
      <Stack gap={2}>
        <Box paddingTop={1}>
          <Text size={1} weight="semibold">
            Not ready to publish: {problems.length === 1 ? 'one thing' : `${problems.length} things`} to fix
          </Text>
        </Box>
        <Stack as="ul" gap={0} padding={0} margin={0} style={LIST}>
          {problems.map(({ key, position, message, path }) => (
            <Flex as="li" key={key}>
              <Button mode="bleed" tone="critical" padding={1} onClick={() => onPathFocus(path)}>
                {/* Not its `text`, which is cut at the end of the line. */}
                <Text size={1} weight="medium">
                  {position ? `${position}: ${message}` : message}
                </Text>
              </Button>
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

type ProblemsProps = Pick<ObjectInputProps, 'schemaType' | 'value' | 'onPathFocus'> & { id: string }

function Problems({ id, schemaType, value, onPathFocus }: ProblemsProps) {
  const { validation } = useValidationStatus(id, schemaType.name, true)
  const problems = problemsOf(validation, value, schemaType)
  const isLost = useIsLost()
  if (problems.length === 0 && !isLost) return null
  return (
    <AboveFooter>
      <Stack gap={2} padding={2}>
        {isLost && <Unchecked />}
        {problems.length > 0 && <ProblemList problems={problems} onPathFocus={onPathFocus} />}
      </Stack>
    </AboveFooter>
  )
}

/** Pause in the typing after which it is sent, in milliseconds. */
const PAUSE_MS = 150

/** A document in its form, by its published id. */
type Shown = { id: string; type: string; version: string | undefined; value: unknown }

/**
 * Sends what is typed as soon as the typing pauses. Sanity collects changes for up to a second, for which the preview
 * would lag behind.
 * The identity of the value changes with every keystroke.
 */
function useEarlySave({ id, type, version, value }: Shown): void {
  const { commit } = useDocumentOperation(id, type, version)
  const { isSyncing } = useSyncState(id, type, version)
  const save = useEffectEvent(() => {
    // A confirmed value is a new one, too; there is nothing to save then, and saving would drop a publish in progress.
    if (isSyncing && !commit.disabled) commit.execute()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value is what is sent
  useEffect(() => {
    const timer = setTimeout(save, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
}

/** For the form of the facts alone: the sentences that hold them. */
function WithFactUses({ document, children }: { document: unknown; children: ReactNode }) {
  return textOf(document, '_type') === FACTS ? (
    <FactUsesProvider document={document}>{children}</FactUsesProvider>
  ) : (
    children
  )
}

/** The form of a whole document, followed by what keeps it from being published. */
export function DocumentForm(props: ObjectInputProps) {
  const { id: formId } = useFormBuilder()
  const id = textOf(props.value, '_id') || formId
  const version = isVersionId(id) ? getVersionFromId(id) : undefined
  const shown = { id: getPublishedId(id), version, value: props.value }
  useEarlySave({ ...shown, type: props.schemaType.name })
  useKeepPresence(id, props.focusPath)
  const unsent = useUnsentEdits({ ...shown, schemaType: props.schemaType, isReady: !props.readOnly })
  return (
    <FactsProvider>
      <Stack gap={4}>
        {fieldOf(props.value, 'offline') === true && <OfflineCard page={props.value} />}
        {unsent && <UnsentCard {...unsent} />}
        <MissingVoices value={props.value} onPathFocus={props.onPathFocus} />
        <WithFactUses document={props.value}>{props.renderDefault(props)}</WithFactUses>
        {!props.readOnly && <Problems {...props} id={id} />}
      </Stack>
    </FactsProvider>
  )
}
