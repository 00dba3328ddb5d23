/** Each change of a launch, field by field: before → after. */
import { Card, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { FACTS } from '../../../lib/facts/facts.ts'
import type { Pair } from '../../../lib/launch/contents.ts'
import type { StoredChange } from '../../../lib/launch/document.ts'
import { titleOfPair } from '../../../lib/launch/title.ts'
import { type Pairs, parseContent } from '../../../lib/launch/transactions.ts'
import { DocumentLink } from '../../common/document-link.tsx'
import { textOf } from '../../common/untyped.ts'
import { ChangedSentences } from '../../facts/changed-sentences.tsx'
import { type ChangeLine, changeLines } from './change-lines.ts'

export function typeOfDocument(pair: Pair | undefined): string {
  return textOf(pair?.draft ?? pair?.published, '_type')
}

/** Lines of one document; the rest of a long list is counted. */
const SHOWN = 30

function Line({ change: { titles, before, after } }: { change: ChangeLine }) {
  return (
    <Text as="li" size={1} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {titles.join(' › ')}: {before === null ? <em>nothing</em> : <del>{before}</del>}
      {' → '}
      {after === null ? <em>nothing</em> : <ins>{after}</ins>}
    </Text>
  )
}

function DocumentChanges({ change, pair }: { change: StoredChange; pair: Pair | undefined }) {
  const type = useSchema().get(change.documentType)
  const before = change.before === null ? {} : parseContent(change.before)
  const after = parseContent(change.after)
  const lines = type ? changeLines(type, before, after) : []
  const title = titleOfPair(pair)
  return (
    <Card as="section" aria-label={title} border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          <DocumentLink id={change.documentId} type={change.documentType}>
            {title}
          </DocumentLink>
          {change.before === null && ' (new)'}
        </Text>
        <Stack as="ul" gap={3} padding={0} margin={0} style={{ listStyle: 'none' }}>
          {lines.slice(0, SHOWN).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several items may have the same titles
            <Line key={index} change={line} />
          ))}
        </Stack>
        {lines.length > SHOWN && (
          <Text size={1} muted>
            And {lines.length - SHOWN} more.
          </Text>
        )}
        {change.documentType === FACTS && <ChangedSentences before={before} after={after} />}
        {lines.length === 0 && (
          <Text size={1} muted>
            Nothing that can be seen: the draft says the same as what is published.
          </Text>
        )}
      </Stack>
    </Card>
  )
}

export function Changes({ changes, pairs }: { changes: readonly StoredChange[]; pairs: Pairs }) {
  return (
    <Stack gap={3}>
      {changes.map((change) => (
        <DocumentChanges key={change._key} change={change} pair={pairs.get(change.documentId)} />
      ))}
    </Stack>
  )
}
