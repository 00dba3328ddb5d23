/** The imports of the last day, each with a button that undoes it. */
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useRelativeTime } from 'sanity'
import { errorMessage } from '../../../lib/log.ts'
import { count } from '../../common/language/count.ts'
import { type Notice, NoticeCard } from '../../common/notice.tsx'
import { type ImportRecordNow, planUndo } from './import-record.ts'
import type { ImportProps } from './use-import.ts'

const NAMED = 5

function names(sources: readonly (string | null)[]): string {
  const rest = sources.length - NAMED
  return `${sources.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

type ImportRecordRowProps = Pick<ImportProps, 'write'> & { past: ImportRecordNow; onUndone: (notice: Notice) => void }

function ImportRecordRow({ past, write, onUndone }: ImportRecordRowProps) {
  const [isConfirming, setConfirming] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const ago = useRelativeTime(past.at, { useTemporalPhrase: true })
  const { undone, left, mutations } = planUndo(past, new Date())

  async function undo(): Promise<void> {
    setWriting(true)
    const problem = await write(mutations).then(() => null, errorMessage)
    setWriting(false)
    setConfirming(false)
    onUndone(
      problem === null
        ? {
            tone: 'positive',
            text: `${past.file} is undone: ${count(undone.length, 'redirect is', 'redirects are')} as before.`,
          }
        : { tone: 'critical', text: `Nothing was undone: ${problem}` },
    )
  }

  return (
    <Stack as="li" gap={3}>
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1}>
          {past.file}, {ago}: {count(past.redirects.length, 'redirect', 'redirects')}
        </Text>
        {!isConfirming && <Button mode="ghost" text="Undo this import" onClick={() => setConfirming(true)} />}
      </Flex>
      {isConfirming && (
        <>
          <Text size={1}>
            {count(undone.length, 'redirect goes', 'redirects go')} back to what was there before: new ones are deleted,
            changed ones get their earlier values.
            {left.length > 0 &&
              ` Changed since then, and left as they are: ${names(left.map(({ source }) => source))}.`}
          </Text>
          <Flex gap={3} wrap="wrap">
            <Button
              text={`Undo ${count(undone.length, 'change', 'changes')}`}
              loading={isWriting}
              disabled={isWriting || undone.length === 0}
              onClick={undo}
            />
            <Button mode="bleed" text="Keep them" disabled={isWriting} onClick={() => setConfirming(false)} />
          </Flex>
        </>
      )}
    </Stack>
  )
}

type ImportRecordsCardProps = Pick<ImportProps, 'write'> & { imports: readonly ImportRecordNow[] }

export function ImportRecordsCard({ imports, write }: ImportRecordsCardProps) {
  const [notice, setNotice] = useState<Notice | null>(null)
  if (imports.length === 0 && !notice) return null
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          Imports of the last day
        </Heading>
        {notice && <NoticeCard {...notice} />}
        <Stack as="ul" gap={4} padding={0} style={{ listStyle: 'none', margin: 0 }}>
          {imports.map((past) => (
            <ImportRecordRow key={past._id} past={past} write={write} onUndone={setNotice} />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
