/** The result of a dry run: what would change, with old and new values, and the rows that are wrong. */
import { Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { count } from '../count.ts'
import { Table } from '../table.tsx'
import { COLUMNS } from './file.ts'
import type { Change, ImportPlan } from './plan.ts'

function changeCells({ line, before, after }: Change): ReactNode[] {
  const cells = COLUMNS.map((column) => (
    <Stack key={column} gap={3}>
      <Text size={1}>{after[column] || 'nothing'}</Text>
      {before && before[column] !== after[column] && (
        <Text size={1} muted>
          was {before[column] || 'nothing'}
        </Text>
      )}
    </Stack>
  ))
  return [String(line), before ? 'Changed' : 'New', ...cells]
}

export function PlanView({ plan: { changes, wrong } }: { plan: ImportPlan }) {
  return (
    <Stack gap={4}>
      {wrong.length > 0 && (
        <Table
          caption={`Wrong: ${count(wrong.length, 'row', 'rows')}. Correct the file and choose it again.`}
          columns={['Line', 'Old address', 'What is wrong']}
          rows={wrong}
          keyOf={({ line }) => String(line)}
          cells={({ line, source, problems }) => [
            String(line),
            source || 'nothing',
            <Stack key="problems" gap={3}>
              {problems.map((problem) => (
                <Text key={problem} size={1}>
                  {problem}
                </Text>
              ))}
            </Stack>,
          ]}
        />
      )}
      {changes.length > 0 && (
        <Table
          caption={`What would change: ${count(changes.length, 'redirect', 'redirects')}`}
          columns={['Line', 'Change', 'Old address', 'New address', 'For good', 'Note']}
          rows={changes}
          keyOf={({ line }) => String(line)}
          cells={changeCells}
        />
      )}
    </Stack>
  )
}
