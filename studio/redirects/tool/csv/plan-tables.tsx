import { Badge, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { PlannedWrite, RefusedRow } from '../../../../lib/routing/redirects/csv/match-rows.ts'
import type { ImportPlan } from '../../../../lib/routing/redirects/csv/plan.ts'
import type { Cells, Column } from '../../../../lib/routing/redirects/csv/stored.ts'
import { DocumentLink } from '../document-link.tsx'
import { Table } from '../table.tsx'
import { count } from './words.ts'

type Change = {
  what: 'New' | 'Changed' | 'Removed'
  line: number | null
  before: Cells | null
  after: Cells | null
  changed: readonly Column[]
  warnings: readonly string[]
}

const TONES = { New: 'positive', Changed: 'caution', Removed: 'critical' } as const

function ofWrite({ line, cells, changed, warnings }: PlannedWrite): Change {
  return { what: cells.before ? 'Changed' : 'New', line, ...cells, changed, warnings }
}

/** The planned changes, in the order of the file, removals last. */
function changesOf({ create, change, remove }: ImportPlan): Change[] {
  const removals = remove.map(
    ({ cells }): Change => ({ what: 'Removed', line: null, before: cells, after: null, changed: [], warnings: [] }),
  )
  const writes = [...create, ...change].map(ofWrite).sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  return [...writes, ...removals]
}

function Small({ children }: { children: ReactNode }) {
  return <Text size={1}>{children}</Text>
}

/** The new value, and the old one where it differs. */
function Cell({ change: { before, after, changed }, column }: { change: Change; column: Column }) {
  const isChanged = before !== null && changed.includes(column)
  return (
    <Stack gap={3}>
      <Small>{(after ?? before)?.[column] || (isChanged ? 'nothing' : '')}</Small>
      {isChanged && (
        <Text size={1} muted>
          was {before[column] || 'nothing'}
        </Text>
      )}
    </Stack>
  )
}

function changeCells(change: Change): ReactNode[] {
  return [
    <Small key="line">{change.line ?? 'none'}</Small>,
    <Badge key="what" fontSize={1} style={{ marginTop: -4 }} tone={TONES[change.what]}>
      {change.what}
    </Badge>,
    <Cell key="source" change={change} column="source" />,
    <Stack key="target" gap={3}>
      <Cell change={change} column="target" />
      {change.warnings.map((warning) => (
        <Text key={warning} size={1} muted>
          Warning: {warning}
        </Text>
      ))}
    </Stack>,
    <Cell key="permanent" change={change} column="permanent" />,
    <Cell key="note" change={change} column="note" />,
  ]
}

function refusedCells({ line, source, problems, draftId }: RefusedRow): ReactNode[] {
  return [
    <Small key="line">{line ?? 'none'}</Small>,
    <Small key="source">{source || 'nothing'}</Small>,
    <Stack key="problems" gap={3}>
      {problems.map(({ column, problem }) => (
        <Small key={`${column} ${problem}`}>
          {column && <strong>{column}: </strong>}
          {problem}
        </Small>
      ))}
      {draftId !== undefined && (
        <Small>
          <DocumentLink id={draftId} type="redirect">
            Open its unpublished changes
          </DocumentLink>
        </Small>
      )}
    </Stack>,
  ]
}

/** The result of the dry run, with old and new values. */
export function PlanTables({ plan }: { plan: ImportPlan }) {
  const changes = changesOf(plan)
  const { refused, sideEffects } = plan
  return (
    <Stack gap={4}>
      {changes.length > 0 && (
        <Table
          caption={`What would change: ${count(changes.length, 'redirect', 'redirects')}`}
          columns={['Line', 'Change', 'Old address', 'New address', 'For good', 'Note']}
          rows={changes}
          keyOf={({ line, before }) => (line === null ? `- ${before?.source}` : String(line))}
          cells={changeCells}
        />
      )}
      {refused.length > 0 && (
        <Table
          caption={`Refused: ${count(refused.length, 'row', 'rows')}. They are left out; the others can be applied.`}
          columns={['Line', 'Old address', 'What is wrong']}
          rows={refused}
          keyOf={({ line, draftId }) => (line === null ? `draft ${draftId}` : String(line))}
          cells={refusedCells}
        />
      )}
      {sideEffects.length > 0 && (
        <Table
          caption="Redirects that the file does not touch, and that would have a problem afterwards"
          columns={['Old address', 'What would be wrong']}
          rows={sideEffects}
          keyOf={({ source, problem }) => `${source} ${problem}`}
          cells={({ source, problem }) => [
            <Small key="source">{source}</Small>,
            <Small key="problem">{problem}</Small>,
          ]}
        />
      )}
    </Stack>
  )
}
