/** The lines with the searched words, and what becomes of each when they are replaced. */
import { Box, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { Fragment, useId } from 'react'
import { pathToString } from 'sanity'
import { DocumentLink } from '../common/document-link.tsx'
import type { Hit } from './use-hits.ts'

export const SHOWN = 100

/** The same line of the same document, whatever is searched. */
export function keyOf({ document, path }: Hit): string {
  return `${document._id} ${pathToString(path)}`
}

type HitRowProps = {
  hit: Hit
  /** The line after the replacement; null when nothing of it can be replaced, undefined when nothing is to be. */
  after: string | null | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function HitRow({ hit: { document, title, path, titles, parts }, after, isChosen, onChoose }: HitRowProps) {
  const id = useId()
  // Every second part is an occurrence; the list of parts never changes its order.
  const line = parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line
    <Fragment key={index}>{index % 2 === 1 ? <mark>{part}</mark> : part}</Fragment>
  ))
  return (
    <Card as="li" borderBottom paddingY={3}>
      <Flex gap={3}>
        {typeof after === 'string' && (
          <Checkbox
            id={id}
            aria-label={`Replace in ${[title, ...titles].join(' › ')}`}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
        <Stack gap={3} flex={1}>
          <Text size={1}>
            <DocumentLink id={document._id} type={document._type} path={pathToString(path)}>
              {[title, ...titles].join(' › ')}
            </DocumentLink>
          </Text>
          <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
            {line}
          </Text>
          {typeof after === 'string' && (
            <Text size={1} style={{ overflowWrap: 'anywhere' }}>
              → {after || '(empty)'}
            </Text>
          )}
          {after === null && (
            <Text size={1}>Not replaced: a fact stands here, or the words change their style. Change it by hand.</Text>
          )}
        </Stack>
      </Flex>
    </Card>
  )
}

type HitListProps = {
  hits: readonly Hit[]
  /** As `HitRowProps.after`. */
  afterOf: (hit: Hit) => string | null | undefined
  /** Keys of the lines that are left as they are. */
  left: ReadonlySet<string>
  onChoose: (key: string, isChosen: boolean) => void
}

export function HitList({ hits, afterOf, left, onChoose }: HitListProps) {
  return (
    <Box as="ul" padding={0} margin={0} style={{ listStyle: 'none' }}>
      {hits.slice(0, SHOWN).map((hit) => {
        const key = keyOf(hit)
        return (
          <HitRow
            key={key}
            hit={hit}
            after={afterOf(hit)}
            isChosen={!left.has(key)}
            onChoose={(isChosen) => onChoose(key, isChosen)}
          />
        )
      })}
    </Box>
  )
}
