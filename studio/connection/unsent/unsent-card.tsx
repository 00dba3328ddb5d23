/** Asks for each field that a closed window did not send whether what was typed goes back into a document that was changed since. */
import { Box, Button, Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import { useRef } from 'react'
import { LOCALE } from '../../../lib/format/locale.ts'
import { inWords } from '../../common/field-changes.ts'
import type { PendingField } from './pending-fields.ts'
import type { UnsentQuestion } from './use-unsent-edits.ts'

const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' })

/** A long text scrolls, so that the form stays near. */
const TEXT = { maxHeight: '9em', overflowY: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

function Value({ label, value }: { label: string; value: unknown }) {
  return (
    <Stack gap={1}>
      <Text size={1} muted>
        {label}
      </Text>
      {/* The padding is room for the first line and the last, which Sanity's text lets stand out of its box. */}
      <Box paddingY={2} style={TEXT}>
        <Text size={1}>{inWords(value) ?? <em>nothing</em>}</Text>
      </Box>
    </Stack>
  )
}

type Decide = Pick<UnsentQuestion, 'putBack' | 'leave'>

function FieldRow({ field, putBack, leave }: Decide & { field: PendingField }) {
  const name = field.titles.join(' › ')
  return (
    <Card as="li" aria-label={name} border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} weight="semibold" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Grid gridTemplateColumns={[1, 1, 2]} gap={3}>
          <Value label="You typed" value={field.typed} />
          <Value label="There now" value={field.current} />
        </Grid>
        <Flex gap={2}>
          <Button
            fontSize={1}
            padding={2}
            tone="primary"
            text="Put back"
            aria-label={`Put back: ${name}`}
            onClick={() => putBack([field])}
          />
          <Button
            fontSize={1}
            padding={2}
            mode="ghost"
            text="Leave"
            aria-label={`Leave: ${name}`}
            onClick={() => leave([field])}
          />
        </Flex>
      </Stack>
    </Card>
  )
}

/** Lists what a closed window has left behind in a document that was changed afterwards, and lets the editor decide. */
export function UnsentCard({ editedAt, fields, putBack, leave }: UnsentQuestion) {
  const card = useRef<HTMLDivElement>(null)
  /** The pressed button disappears with its row: the focus stays in the card. */
  const inCard = (decide: Decide['leave']) => (chosen: readonly PendingField[]) => {
    decide(chosen)
    card.current?.focus()
  }
  const decide = { putBack: inCard(putBack), leave: inCard(leave) }
  return (
    <Card
      as="section"
      aria-label="Text that was not sent"
      ref={card}
      tabIndex={-1}
      tone="caution"
      border
      radius={3}
      padding={3}
    >
      <Stack gap={3}>
        <Text size={1}>
          What you typed here on {WHEN.format(new Date(editedAt))} was not sent before the Studio was closed, and this
          document has been changed since. Put it back?
        </Text>
        {fields.length > 1 && (
          <Flex gap={2}>
            <Button
              fontSize={1}
              padding={2}
              tone="primary"
              text="Put all back"
              onClick={() => decide.putBack(fields)}
            />
            <Button fontSize={1} padding={2} mode="ghost" text="Leave all" onClick={() => decide.leave(fields)} />
          </Flex>
        )}
        <Stack as="ul" gap={2} padding={0} margin={0} style={{ listStyle: 'none' }}>
          {fields.map((field) => (
            <FieldRow key={field.id} field={field} {...decide} />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
