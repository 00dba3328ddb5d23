/** Sentences that hold facts, each with its document and a link to its field, and what becomes of it. */
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { Fragment, useState } from 'react'
import { pathToString } from 'sanity'
import type { Facts } from '../../lib/facts/fill-texts.ts'
import { DocumentLink } from '../common/document-link.tsx'
import { count } from '../common/language/count.ts'
import { type FactSentence, isChanged, partsOf } from './fact-uses.ts'

/** A longer list is shown when somebody asks for it. */
const SHOWN = 10

/** What the versions of a document differ in. */
const ONLY = {
  draft: 'Not published yet.',
  published: 'Published like this; the unpublished version says something else.',
} as const

type FilledProps = { stored: string; marked: readonly string[]; facts: Facts; mark: 'mark' | 'del' }

/** The sentence with the values of the facts. */
function Filled({ stored, marked, facts, mark: Mark }: FilledProps) {
  return partsOf(stored, marked, facts).map(({ text, isMarked }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
    <Fragment key={index}>{isMarked ? <Mark>{text}</Mark> : text}</Fragment>
  ))
}

type SentenceListProps = {
  sentences: readonly FactSentence[]
  /** Names of the facts whose values are marked. */
  marked: readonly string[]
  /** As published. */
  before: Facts
  after: Facts
}

function Sentence({
  sentence,
  marked,
  before,
  after,
}: Omit<SentenceListProps, 'sentences'> & { sentence: FactSentence }) {
  const { id, type, title, path, titles, stored, only } = sentence
  return (
    <Card as="li" tone="inherit" borderBottom paddingY={3}>
      <Stack gap={3}>
        <Text size={1}>
          <DocumentLink id={id} type={type} path={pathToString(path)}>
            {[title, ...titles].join(' › ')}
          </DocumentLink>
        </Text>
        {isChanged(sentence, before, after) && (
          <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
            <Filled stored={stored} marked={marked} facts={before} mark="del" />
            {' →'}
          </Text>
        )}
        <Text size={1} style={{ overflowWrap: 'anywhere' }}>
          <Filled stored={stored} marked={marked} facts={after} mark="mark" />
        </Text>
        {only && (
          <Text size={1} muted>
            {ONLY[only]}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

export function SentenceList({ sentences, ...facts }: SentenceListProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? sentences : sentences.slice(0, SHOWN)
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={0} padding={0} margin={0} style={{ listStyle: 'none' }}>
        {shown.map((sentence) => (
          <Sentence
            key={`${sentence.id} ${pathToString(sentence.path)} ${sentence.stored} ${sentence.only}`}
            sentence={sentence}
            {...facts}
          />
        ))}
      </Stack>
      {shown.length < sentences.length && (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            text={`Show all ${count(sentences.length, 'sentence', 'sentences')}`}
            onClick={() => setWhole(true)}
          />
        </Flex>
      )}
    </Stack>
  )
}
