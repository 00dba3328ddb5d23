/** The result of a dry run: what is left out and why, what is worth a look, and what would change. */
import { Box, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { count } from '../../common/language/count.ts'
import { Table } from '../table.tsx'
import { COLUMNS } from './file/columns.ts'
import type { FileRow } from './file/read-redirect-file.ts'
import type { Change, ImportPlan } from './import-plan.ts'
import type { ImportRun } from './use-import.ts'

/** Several tables stand below each other, so each scrolls by itself. */
const TABLE_HEIGHT = 'min(60vh, 480px)'

/** Of a row's text in the file. */
const MAX_LENGTH = 200

type Lines = Pick<FileRow, 'line' | 'lastLine'>

function linesOf({ line, lastLine }: Lines): string {
  return lastLine > line ? `${line} to ${lastLine}` : String(line)
}

function sentences(all: readonly string[]): ReactNode {
  return (
    <Stack key="sentences" gap={3}>
      {all.map((sentence) => (
        <Text key={sentence} size={1}>
          {sentence}
        </Text>
      ))}
    </Stack>
  )
}

function changeCells({ row, before, after }: Change): ReactNode[] {
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
  return [linesOf(row), before ? 'Changed' : 'New', ...cells]
}

type HostQuestionProps = Pick<ImportRun, 'formerHosts' | 'toggleHost' | 'isWriting'> & { hosts: readonly string[] }

/** Lets the editor say that whole addresses of another host are addresses of this site. */
function HostQuestion({ hosts, formerHosts, toggleHost, isWriting }: HostQuestionProps) {
  const id = useId()
  return (
    <Stack as="fieldset" gap={3} style={{ border: 0, margin: 0, padding: 0 }}>
      <Text as="legend" size={1}>
        Some old addresses name another website. Tick it if it is one of the names of this site.
      </Text>
      {hosts.map((host) => (
        <Flex key={host} align="center" gap={3}>
          <Checkbox
            id={`${id}-${host}`}
            checked={formerHosts.includes(host)}
            disabled={isWriting}
            onChange={() => toggleHost(host)}
          />
          <Text as="label" size={1} htmlFor={`${id}-${host}`}>
            {host} is this site
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}

function SkippedTable({ skipped }: Pick<ImportPlan, 'skipped'>) {
  return (
    <Table
      caption={`Left out: ${count(skipped.length, 'row', 'rows')}`}
      columns={['Line', 'In the file', 'Why']}
      rows={skipped}
      maxHeight={TABLE_HEIGHT}
      keyOf={({ line }) => String(line)}
      cells={({ text, problems, ...lines }) => [
        linesOf(lines),
        text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text,
        sentences(problems),
      ]}
    />
  )
}

export function PlanView({ plan, run }: { plan: ImportPlan; run: ImportRun }) {
  const { changes, skipped, otherHosts } = plan
  const hosts = [...new Set([...run.formerHosts, ...otherHosts])].sort()
  const warned = changes.filter(({ warnings }) => warnings.length > 0)
  return (
    <Stack gap={4}>
      {run.remarks.length > 0 && (
        <Box as="ul" style={{ margin: 0, paddingLeft: 20 }}>
          {run.remarks.map((remark) => (
            <Box as="li" key={remark} paddingY={1}>
              <Text size={1}>{remark}</Text>
            </Box>
          ))}
        </Box>
      )}
      {hosts.length > 0 && <HostQuestion hosts={hosts} {...run} />}
      {skipped.length > 0 && <SkippedTable skipped={skipped} />}
      {warned.length > 0 && (
        <Table
          caption={`Worth a look, but imported: ${count(warned.length, 'row', 'rows')}`}
          columns={['Line', 'Old address', 'What to know']}
          rows={warned}
          maxHeight={TABLE_HEIGHT}
          keyOf={({ row }) => String(row.line)}
          cells={({ row, after, warnings }) => [linesOf(row), after.source, sentences(warnings)]}
        />
      )}
      {changes.length > 0 && (
        <Table
          caption={`What would change: ${count(changes.length, 'redirect', 'redirects')}`}
          columns={['Line', 'Change', 'Old address', 'New address', 'Moved for good', 'Note']}
          rows={changes}
          maxHeight={TABLE_HEIGHT}
          keyOf={({ row }) => String(row.line)}
          cells={changeCells}
        />
      )}
    </Stack>
  )
}
