/** The form of an import: choose a file, read the plan, apply it. */
import { UploadIcon } from '@sanity/icons/Upload'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ChangeEvent, type DragEvent, useRef } from 'react'
import { formatNumber } from '../../../lib/format/locale.ts'
import { count } from '../../common/language/count.ts'
import { NoticeCard } from '../../common/notice.tsx'
import type { ImportPlan } from './import-plan.ts'
import { PlanView } from './import-plan-view.tsx'
import { type ImportProps, type ImportRun, useImport } from './use-import.ts'

const EXAMPLE = `source,target,permanent,note
/old-rates,/rate-card,yes,From the flyer of 2019
/blog/:slug,/knowledge-base/:slug,yes,
/summer,https://example.com/summer,no,Until March`

function FileHelp() {
  return (
    <Stack gap={4}>
      <Text size={1}>
        A table saved as CSV, as it comes from a spreadsheet or an agency. Its first line names the columns:{' '}
        <strong>source</strong>, the old address; <strong>target</strong>, an address of this site or a whole one; and,
        if you need them, <strong>permanent</strong>, yes or no, and <strong>note</strong>. Other usual names are
        understood too, such as Old address and New address, from and to, or a column of codes (301, 302).
      </Text>
      <Card border radius={2} padding={3} overflow="auto">
        <pre style={{ margin: 0, fontSize: 13 }}>{EXAMPLE}</pre>
      </Card>
    </Stack>
  )
}

/** The plan in one sentence. */
function summary({ changes, same, skipped }: ImportPlan): string {
  const created = changes.filter(({ before }) => before === null).length
  const good = changes.length + same
  const left = skipped.length > 0 ? `, ${formatNumber(skipped.length)} left out` : ''
  const rows = `${formatNumber(good)} of ${count(good + skipped.length, 'row', 'rows')}`
  const parts = `${created} new, ${changes.length - created} changed, ${same} as they are`
  return `${rows} can be imported${left}. ${parts}. Nothing is written yet.`
}

function applyLabel({ changes, skipped }: ImportPlan): string {
  const label = `Apply ${count(changes.length, 'change', 'changes')}`
  return skipped.length > 0 ? `${label}, leave out ${count(skipped.length, 'row', 'rows')}` : label
}

/** The dry run, with the buttons to apply it. @param onDone the buttons disappear, so the focus moves on */
function DryRun({ run, onDone }: { run: ImportRun; onDone: () => void }) {
  const { plan, isWriting, apply, cancel } = run
  if (!plan) return null
  return (
    <>
      <Flex gap={3} wrap="wrap">
        <Button
          text={applyLabel(plan)}
          loading={isWriting}
          disabled={isWriting || plan.changes.length === 0}
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
      <PlanView plan={plan} run={run} />
    </>
  )
}

/** Reads a file, and shows the resulting changes before anything is written. */
export function ImportCard(props: ImportProps) {
  const run = useImport(props)
  const { name, plan, notice } = run
  const fileInput = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLDivElement>(null)

  async function drop(event: DragEvent<HTMLDivElement>): Promise<void> {
    event.preventDefault()
    if (!run.isWriting) await run.choose(Array.from(event.dataTransfer.files))
  }

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    await run.choose(Array.from(currentTarget.files ?? []))
    // Allows the same file to be chosen again after a correction.
    if (fileInput.current) fileInput.current.value = ''
  }

  return (
    // A file that is dropped where nothing takes it would replace the Studio in the browser.
    <Card border radius={2} padding={4} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Stack gap={4}>
        <Heading as="h2" size={1} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          Import
        </Heading>
        <Text size={1}>
          Make and change many redirects at once. You see first what the file would change, and which rows are left out
          and why; nothing is written until you press Apply. What you apply is published at once.
        </Text>
        {/* Makes room for the planned changes. */}
        {!plan && <FileHelp />}
        <Flex align="center" gap={3} wrap="wrap">
          <input
            ref={fileInput}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
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
          <Text size={1} muted>
            or drop it here
          </Text>
        </Flex>
        {notice && <NoticeCard {...notice} />}
        <Text size={1} role="status">
          {plan && `${name}: ${summary(plan)}`}
        </Text>
        <DryRun run={run} onDone={() => heading.current?.focus()} />
      </Stack>
    </Card>
  )
}
