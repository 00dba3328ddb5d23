import { Badge, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { PlannedWrite, RefusedRow } from '../../../../lib/routing/redirects/csv/match-rows.ts'
import type { ImportPlan } from '../../../../lib/routing/redirects/csv/plan.ts'
import type { Column } from '../../../../lib/routing/redirects/csv/stored.ts'
import { DocumentLink } from '../../../common/document-link.tsx'
import { Table } from '../table.tsx'
import { count } from './words.ts'

/** A planned write, or the removal of a redirect that the file does not have. */
type Change = PlannedWrite | ImportPlan['remove'][number]

const TONES = { New: 'positive', Changed: 'caution', Removed: 'critical' } as const

/** The planned changes, in the order of the file, removals last. */
function changesOf({ create, change, remove }: ImportPlan): Change[] {
  return [...[...create, ...change].sort((a, b) => a.line - b.line), ...remove]
}

/** What a change does, with the cells before and after it. */
function described(change: Change) {
  if (!('line' in change)) {
    return { what: 'Removed', line: 'none', before: null, after: change.cells, changed: [], warnings: [] } as const
  }
  const { line, changed, warnings, cells } = change
  return { what: cells.before ? 'Changed' : 'New', line: String(line), ...cells, changed, warnings } as const
}

function changeCells(change: Change): ReactNode[] {
  const { what, line, before, after, changed, warnings } = described(change)
  /** The new value, and the old one where it differs. */
  const cell = (column: Column) => {
    const isChanged = before !== null && changed.some((name) => name === column)
    return (
      <Stack key={column} gap={3}>
        <Text size={1}>{after[column] || (isChanged ? 'nothing' : '')}</Text>
        {isChanged && (
          <Text size={1} muted>
            was {before[column] || 'nothing'}
          </Text>
        )}
        {column === 'target' &&
          warnings.map((warning) => (
            <Text key={warning} size={1} muted>
              Warning: {warning}
            </Text>
          ))}
      </Stack>
    )
  }
  return [
    line,
    <Badge key="what" fontSize={1} style={{ marginTop: -4 }} tone={TONES[what]}>
      {what}
    </Badge>,
    cell('source'),
    cell('target'),
    cell('permanent'),
    cell('note'),
  ]
}

function refusedCells({ line, source, problems, draftId }: RefusedRow): ReactNode[] {
  return [
    String(line ?? 'none'),
    source || 'nothing',
    <Stack key="problems" gap={3}>
      {problems.map(({ column, problem }) => (
        <Text key={`${column} ${problem}`} size={1}>
          {column && <strong>{column}: </strong>}
          {problem}
        </Text>
      ))}
      {draftId !== undefined && (
        <Text size={1}>
          <DocumentLink id={draftId} type="redirect">
            Open its unpublished changes
          </DocumentLink>
        </Text>
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
          keyOf={(change) => ('line' in change ? String(change.line) : change.id)}
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
          cells={({ source, problem }) => [source, problem]}
        />
      )}
    </Stack>
  )
}
