import { UploadIcon } from '@sanity/icons/Upload'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ChangeEvent, useRef } from 'react'
import { count } from '../count.ts'
import type { ImportPlan } from './plan.ts'
import { PlanView } from './plan-view.tsx'
import { type ImportProps, type ImportRun, useImport } from './use-import.ts'

const EXAMPLE = `source,target,permanent,note
/old-rates,/rate-card,yes,From the flyer of 2019
/blog/:slug,/knowledge-base/:slug,yes,
/summer,https://example.com/summer,no,Until March`

function FileHelp() {
  return (
    <Stack gap={4}>
      <Text size={1}>
        A table saved as CSV UTF-8. Its first line names the columns: <strong>source</strong>, the old address;{' '}
        <strong>target</strong>, an address of this site or a whole one; and, if you need them,{' '}
        <strong>permanent</strong>, yes or no, and <strong>note</strong>.
      </Text>
      <Card border radius={2} padding={3} overflow="auto">
        <pre style={{ margin: 0, fontSize: 13 }}>{EXAMPLE}</pre>
      </Card>
    </Stack>
  )
}

/** The plan in one sentence. */
function summary({ changes, same, wrong }: ImportPlan): string {
  const created = changes.filter(({ before }) => before === null).length
  const parts = [
    `${created} new`,
    `${changes.length - created} changed`,
    `${same} as they are`,
    `${wrong.length} wrong`,
  ]
  return `${parts.join(', ')}. Nothing is written yet.`
}

/** The dry run, with the buttons to apply it. @param onDone the buttons disappear, so the focus moves on */
function DryRun({ run, onDone }: { run: ImportRun; onDone: () => void }) {
  const { plan, isWriting, apply, cancel } = run
  if (!plan) return null
  return (
    <>
      <Flex gap={3} wrap="wrap">
        <Button
          text={`Apply ${count(plan.changes.length, 'change', 'changes')}`}
          loading={isWriting}
          disabled={isWriting || plan.wrong.length > 0 || plan.changes.length === 0}
          onClick={async () => {
            if (await apply()) onDone()
          }}
        />
        <Button
          mode="bleed"
          text="Cancel"
          disabled={isWriting}
          onClick={() => {
            cancel()
            onDone()
          }}
        />
      </Flex>
      <PlanView plan={plan} />
    </>
  )
}

/** Reads a file, and shows the resulting changes before anything is written. */
export function ImportCard(props: ImportProps) {
  const run = useImport(props)
  const { name, plan, notice } = run
  const fileInput = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLDivElement>(null)

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = currentTarget.files?.[0]
    if (file) await run.choose(file)
    // Allows the same file to be chosen again after a correction.
    if (fileInput.current) fileInput.current.value = ''
  }

  return (
    <Card border radius={2} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          Import
        </Heading>
        <Text size={1}>
          Make and change many redirects at once. You see first what the file would change; nothing is written until you
          press Apply. What you apply is published at once.
        </Text>
        <FileHelp />
        <Flex>
          <input
            ref={fileInput}
            type="file"
            accept=".csv,text/csv"
            aria-label="File of redirects"
            tabIndex={-1}
            hidden
            onChange={read}
          />
          <Button
            icon={UploadIcon}
            text="Choose a file"
            disabled={run.isWriting}
            onClick={() => fileInput.current?.click()}
          />
        </Flex>
        {notice && (
          <Card tone={notice.tone} border radius={2} padding={3} role={notice.tone === 'positive' ? 'status' : 'alert'}>
            <Text size={1}>{notice.text}</Text>
          </Card>
        )}
        <Text size={1} role="status">
          {plan && `${name}: ${summary(plan)}`}
        </Text>
        <DryRun run={run} onDone={() => heading.current?.focus()} />
      </Stack>
    </Card>
  )
}
