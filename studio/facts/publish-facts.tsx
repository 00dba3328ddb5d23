/** Wraps Publish of the facts: before anything goes out, every sentence that changes is shown as it was and as it will be. */
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { DocumentActionComponent, DocumentActionDescription, DocumentActionProps } from 'sanity'
import { factsOf } from '../rules/facts.ts'
import { amountOf } from './amount.ts'
import { changedNames, isChanged } from './fact-uses.ts'
import { useFactSentences } from './fact-uses-context.tsx'
import { SentenceList } from './sentence-list.tsx'

type Description = DocumentActionDescription | null

function usePublishing({ draft, published }: DocumentActionProps, description: Description): Description {
  const sentences = useFactSentences()
  const [isShown, setShown] = useState(false)
  if (!description) return null
  const [before, after] = [factsOf(published), factsOf(draft ?? published)]
  const names = changedNames(before, after)
  // Visitors read what is published: the other sentences change when their documents go out.
  const changed = sentences?.filter((sentence) => sentence.only !== 'draft' && isChanged(sentence, before, after))
  if (names.length === 0 || changed?.length === 0) return description

  function publish(): void {
    setShown(false)
    description?.onHandle?.()
  }

  return {
    ...description,
    onHandle: () => setShown(true),
    dialog: isShown && {
      type: 'dialog',
      width: 'medium',
      header: changed ? `This changes ${amountOf(changed)}` : 'Reading the texts …',
      onClose: () => setShown(false),
      content: (
        <Stack gap={3}>
          <Text size={1}>Read each sentence once more: visitors do so a second after you publish.</Text>
          <SentenceList sentences={changed ?? []} marked={names} before={before} after={after} />
        </Stack>
      ),
      footer: (
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text="Not yet" onClick={() => setShown(false)} />
          <Button tone="positive" text="Publish these changes" onClick={publish} />
        </Flex>
      ),
    },
  }
}

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** A wrapped action must keep its identity between renders. */
export function withSentences(original: DocumentActionComponent): DocumentActionComponent {
  if (original.action !== 'publish') return original
  const known = wrapped.get(original)
  if (known) return known
  const action: DocumentActionComponent = (props) => usePublishing(props, original(props))
  action.action = original.action
  action.displayName = original.displayName
  wrapped.set(original, action)
  return action
}
