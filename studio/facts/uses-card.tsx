/** Below a fact in its form: the sentences that hold it, and before → after while it is changed. */
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId, useState } from 'react'
import { inBrackets } from '../../lib/format/brackets.ts'
import { amountOf, isChanged, sentencesWith } from './fact-uses.ts'
import { useFactUses } from './fact-uses-context.tsx'
import { SentenceList } from './sentence-list.tsx'

function inWords(names: readonly string[]): string {
  return names.map(inBrackets).join(', ')
}

/** @param path of the fact in the form */
function UsesCard({ path }: { path: readonly unknown[] }) {
  const id = useId()
  const uses = useFactUses()
  const [isWanted, setWanted] = useState<boolean | null>(null)
  if (!uses) return null
  const names = uses.namesOf(path)
  if (names.length === 0) return null
  if (!uses.sentences) {
    return (
      <Text size={1} muted>
        Reading the texts …
      </Text>
    )
  }
  const { before, after } = uses
  const holders = uses.holdersOf(names)
  const marked = [...names, ...holders]
  const all = sentencesWith(marked, uses.sentences)
  const changed = all.filter((sentence) => isChanged(sentence, before, after, marked))
  const isOpen = isWanted ?? changed.length > 0
  const shown = changed.length > 0 ? changed : all
  const title = changed.length > 0 ? `Changes ${amountOf(changed)}` : `Stands in ${amountOf(all)}`
  const inside = holders.length > 0 ? ` ${inWords(names)} stands in ${inWords(holders)} too.` : ''
  if (all.length === 0) {
    return (
      <Text size={1} muted>
        No text holds {inWords(marked)}.{inside}
      </Text>
    )
  }
  return (
    <Card
      as="section"
      aria-label={title}
      border
      radius={2}
      padding={3}
      tone={changed.length > 0 ? 'caution' : 'default'}
    >
      <Stack gap={3}>
        <Flex align="center" gap={3} wrap="wrap">
          <Text size={1} weight="semibold" role="status">
            {title}
          </Text>
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text={isOpen ? 'Hide them' : 'Show them'}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setWanted(!isOpen)}
          />
        </Flex>
        {inside && (
          <Text size={1} muted>
            {inside.trim()}
          </Text>
        )}
        <div id={id} hidden={!isOpen}>
          {isOpen && <SentenceList sentences={shown} marked={marked} before={before} after={after} />}
        </div>
      </Stack>
    </Card>
  )
}

/** Puts the card below the input of a fact. In forms without facts it shows the input alone. */
export function WithUses({ path, children }: { path: readonly unknown[]; children?: ReactNode }) {
  const uses = useFactUses()
  if (!uses) return children
  return (
    <Stack gap={4}>
      {children}
      <UsesCard path={path} />
    </Stack>
  )
}
