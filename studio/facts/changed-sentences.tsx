/** Every sentence that a new version of the facts changes, for the other forms that publish them. */
import { Stack, Text } from '@sanity/ui'
import { factsOf } from '../rules/facts.ts'
import { amountOf, changedNames, isChanged } from './fact-uses.ts'
import { useFactSentences } from './fact-uses-context.tsx'
import { SentenceList } from './sentence-list.tsx'

/** @param before the document "Facts" as it is published. @param after as it will be */
export function ChangedSentences({ before, after }: { before: unknown; after: unknown }) {
  const sentences = useFactSentences()
  const [old, now] = [factsOf(before), factsOf(after)]
  const changed = (sentences ?? []).filter((sentence) => isChanged(sentence, old, now))
  if (changed.length === 0) return null
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        This changes {amountOf(changed)}:
      </Text>
      <SentenceList sentences={changed} marked={changedNames(old, now)} before={old} after={now} />
    </Stack>
  )
}
