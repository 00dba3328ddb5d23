/** A row of "More facts": the title of its group above the first one; below its value, where it stands. */
import { Box, Heading, Stack, Text } from '@sanity/ui'
import type { ObjectItemProps } from 'sanity'
import { useGroupTitle } from './fact-list-input.tsx'
import { amountOf, isChanged, sentencesWith } from './fact-uses.ts'
import { useFactUses } from './fact-uses-context.tsx'

/** Below the value, beside the icon of the row. */
const BELOW_VALUE = { paddingInlineStart: 58 }

/** Where the fact stands, or what its change in the form does. */
function useUsesLine(path: readonly unknown[]): string | null {
  const uses = useFactUses()
  if (!uses?.sentences) return null
  const { before, after } = uses
  const own = uses.namesOf(path)
  const names = [...own, ...uses.holdersOf(own)]
  const sentences = sentencesWith(names, uses.sentences)
  const changed = sentences.filter((sentence) => isChanged(sentence, before, after, names))
  if (changed.length > 0) return `Changes ${amountOf(changed)}`
  return sentences.length > 0 ? `Stands in ${amountOf(sentences)}` : 'Stands in no text'
}

export function FactItem(props: ObjectItemProps) {
  const title = useGroupTitle(props.value._key)
  const line = useUsesLine(props.path)
  return (
    <Stack gap={0}>
      {title && (
        <Box paddingX={2} paddingTop={4} paddingBottom={2}>
          <Heading as="h3" size={0}>
            {title}
          </Heading>
        </Box>
      )}
      {props.renderDefault(props)}
      {line && (
        <Box paddingBottom={3} style={BELOW_VALUE}>
          <Text size={0} muted>
            {line}
          </Text>
        </Box>
      )}
    </Stack>
  )
}
