/** Replaces words in all lines that are chosen, after a look at each. */
import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../lib/lake-defaults.ts'
import { errorMessage } from '../../lib/log.ts'
import { count } from '../common/language/count.ts'
import { type Notice, NoticeCard } from '../common/notice.tsx'
import { type ReplacedLine, writeReplacements } from './replace.ts'

type ReplaceCardProps = {
  /** What stands in the place of the words; null while nothing is to be replaced. */
  by: string | null
  onChange: (by: string | null) => void
  /** Whether there is anything to replace. */
  hasHits: boolean
  /** The chosen lines. */
  lines: readonly ReplacedLine[]
  /** Called when they have been written. */
  onWritten: () => Promise<unknown>
}

export function ReplaceCard({ by, onChange, hasHits, lines, onWritten }: ReplaceCardProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isWriting, setWriting] = useState(false)

  async function replace(): Promise<void> {
    setWriting(true)
    const problem = await writeReplacements(client, lines).then(() => null, errorMessage)
    const documents = new Set(lines.map(({ document }) => document._id)).size
    const amount = `${count(lines.length, 'line', 'lines')} of ${count(documents, 'document', 'documents')}`
    setNotice(
      problem === null
        ? { tone: 'positive', text: `Replaced in ${amount}, as unpublished changes. Look at them, then publish.` }
        : {
            tone: 'critical',
            text: `Nothing was replaced, for somebody may have changed one of the documents meanwhile: ${problem}`,
          },
    )
    if (problem === null) onChange(null)
    await onWritten()
    setWriting(false)
  }

  return (
    <Stack gap={4}>
      {by === null ? (
        <Flex>
          <Button text="Replace …" mode="ghost" disabled={isWriting || !hasHits} onClick={() => onChange('')} />
        </Flex>
      ) : (
        <Stack gap={3}>
          <TextInput
            aria-label="Replace by"
            placeholder="What stands there instead"
            value={by}
            onChange={({ currentTarget }) => {
              setNotice(null)
              onChange(currentTarget.value)
            }}
          />
          <Flex gap={3} wrap="wrap">
            <Button
              text={`Replace in ${count(lines.length, 'line', 'lines')}`}
              loading={isWriting}
              disabled={isWriting || lines.length === 0}
              onClick={replace}
            />
            <Button text="Leave as it is" mode="ghost" disabled={isWriting} onClick={() => onChange(null)} />
          </Flex>
          <Text size={1} muted>
            Visitors see nothing of it before you publish. Texts of the search and links keep their addresses.
          </Text>
        </Stack>
      )}
      {notice && <NoticeCard {...notice} />}
    </Stack>
  )
}
