/** A row of "More facts": below its value, where it stands and what its change does. */
import { Box, Stack, Text } from '@sanity/ui'
import type { ObjectItemProps } from 'sanity'
import { amountOf } from './amount.ts'
import { isChanged, sentencesWith } from './fact-uses.ts'
import { useFactUses } from './fact-uses-context.tsx'

export function FactItem(props: ObjectItemProps) {
  const uses = useFactUses()
  const item = props.renderDefault(props)
  if (!uses?.sentences) return item
  const { before, after } = uses
  const names = uses.namesOf(props.path)
  const sentences = sentencesWith([...names, ...uses.holdersOf(names)], uses.sentences)
  const changed = sentences.filter((sentence) => isChanged(sentence, before, after))
  const stands = sentences.length > 0 ? `Stands in ${amountOf(sentences)}` : 'Stands in no text'
  return (
    <Stack gap={1}>
      {item}
      <Box paddingX={3} paddingBottom={2}>
        <Text size={0} muted>
          {changed.length > 0 ? `Changes ${amountOf(changed)}` : stands}
        </Text>
      </Box>
    </Stack>
  )
}
