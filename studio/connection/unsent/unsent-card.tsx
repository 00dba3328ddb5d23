/** Asks whether edits of a closed window go back into a document that was changed since. */
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { LOCALE } from '../../../lib/format/locale.ts'
import type { UnsentQuestion } from './use-unsent-edits.ts'

const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' })

/** Says that a closed window has left edits in a document that was changed afterwards, and lets the editor decide. */
export function UnsentCard({ editedAt, putBack, drop }: UnsentQuestion) {
  return (
    <Card as="section" aria-label="Text that was not sent" tone="caution" border radius={3} padding={3}>
      <Stack gap={3}>
        <Text size={1}>
          What you typed here on {WHEN.format(new Date(editedAt))} was not sent before the Studio was closed, and this
          document has been changed since.
        </Text>
        <Flex gap={2}>
          <Button fontSize={1} padding={2} tone="primary" text="Put mine back" onClick={putBack} />
          <Button fontSize={1} padding={2} mode="ghost" text="Leave it as it is" onClick={drop} />
        </Flex>
      </Stack>
    </Card>
  )
}
