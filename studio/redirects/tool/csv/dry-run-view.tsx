import { Button, Card, Checkbox, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useRef } from 'react'
import { sizeOf } from '../../../../lib/routing/redirects/csv/plan.ts'
import { PlanTables } from './plan-tables.tsx'
import type { DryRun, ImportRun } from './use-import.ts'
import { changes, count, summary } from './words.ts'

/** The current status, as visible text and for a live region. */
function statusOf({ busy, progress, dryRun }: ImportRun): string {
  if (busy === 'reading') return 'Comparing with the redirects that are published …'
  if (busy === 'writing') return `${progress.done} of ${changes(progress.total)} written …`
  if (!dryRun) return ''
  return `${dryRun.name}, ${count(dryRun.file.rows.length, 'row', 'rows')}: ${summary(dryRun.plan)}`
}

function Removal({ run }: { run: ImportRun }) {
  return (
    <Flex as="label" align="center" gap={3}>
      <Checkbox
        checked={run.removesMissing}
        disabled={run.busy !== null}
        onChange={({ currentTarget }) => run.setRemovesMissing(currentTarget.checked)}
      />
      <Text size={1}>Remove redirects that are not in the file</Text>
    </Flex>
  )
}

function Remarks({ dryRun: { file, plan } }: { dryRun: DryRun }) {
  const { ignoredColumns } = file
  return (
    <>
      {ignoredColumns.length > 0 && (
        <Text size={1} muted>
          Left out, because redirects have no such {ignoredColumns.length === 1 ? 'column' : 'columns'}:{' '}
          {ignoredColumns.join(', ')}.
        </Text>
      )}
      {plan.removalProblem && (
        <Card tone="caution" border radius={2} padding={3}>
          <Text size={1}>{plan.removalProblem}</Text>
        </Card>
      )}
    </>
  )
}

/** The result of a dry run, and the button that applies it. */
export function DryRunView({ run }: { run: ImportRun }) {
  const { dryRun, notice, busy } = run
  const total = dryRun ? sizeOf(dryRun.plan) : 0
  const heading = useRef<HTMLDivElement>(null)

  /** The button disappears or changes then, so the focus moves to the heading. */
  async function apply(): Promise<void> {
    await run.apply()
    heading.current?.focus()
  }

  return (
    <Stack gap={4}>
      {notice && (
        <Card tone={notice.tone} border radius={2} padding={3} role={notice.tone === 'positive' ? 'status' : 'alert'}>
          <Text size={1}>{notice.text}</Text>
        </Card>
      )}
      {dryRun && (
        <Heading as="h3" size={1} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          What would change
        </Heading>
      )}
      <Text size={1} role="status">
        {statusOf(run)}
      </Text>
      {dryRun && (
        <>
          <Remarks dryRun={dryRun} />
          <Removal run={run} />
          <Flex gap={3} wrap="wrap">
            {total > 0 && (
              <Button
                text={`Apply ${changes(total)}`}
                loading={busy === 'writing'}
                disabled={busy !== null}
                onClick={apply}
              />
            )}
            <Button mode="bleed" text="Cancel" disabled={busy !== null} onClick={run.reset} />
          </Flex>
          <PlanTables plan={dryRun.plan} />
        </>
      )}
    </Stack>
  )
}
