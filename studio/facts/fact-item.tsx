/** A row of "More facts": below its value, where it stands and what its change does. */
import { Box, Stack, Text } from '@sanity/ui'
import type { ObjectItemProps } from 'sanity'
import { amountOf } from './amount.ts'
import { isChanged, sentencesWith } from './fact-uses.ts'
import { useFactUses } from './fact-uses-context.tsx'

/** Below the value, beside the icon of the row. */
const BELOW_VALUE = { paddingInlineStart: 58 }

export function FactItem(props: ObjectItemProps) {
  const uses = useFactUses()
  const item = props.renderDefault(props)
  if (!uses?.sentences) return item
  const { before, after } = uses
  const own = uses.namesOf(props.path)
  const names = [...own, ...uses.holdersOf(own)]
  const sentences = sentencesWith(names, uses.sentences)
  const changed = sentences.filter((sentence) => isChanged(sentence, before, after, names))
  const stands = sentences.length > 0 ? `Stands in ${amountOf(sentences)}` : 'Stands in no text'
  return (
    <Stack gap={0}>
      {item}
      <Box paddingBottom={3} style={BELOW_VALUE}>
        <Text size={0} muted>
          {changed.length > 0 ? `Changes ${amountOf(changed)}` : stands}
        </Text>
      </Box>
    </Stack>
  )
}
