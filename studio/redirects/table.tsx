/** The table that the tabs share. */
import { Box, Card, Text } from '@sanity/ui'
import type { CSSProperties, ReactNode } from 'react'
import { formatNumber } from '../../lib/format/locale.ts'

const TABLE: CSSProperties = { borderCollapse: 'collapse', width: '100%', minWidth: 620, textAlign: 'left' }
const CELL: CSSProperties = {
  borderTop: '1px solid var(--card-border-color)',
  padding: '10px 12px 10px 0',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
}

/** Stays in sight while the rows scroll. */
const HEADING: CSSProperties = {
  padding: '0 12px 10px 0',
  position: 'sticky',
  top: 0,
  background: 'var(--card-bg-color)',
}

/** Maximum number of rows rendered; the file may have thousands. */
const SHOWN = 200

type TableProps<Row> = {
  caption: string
  columns: readonly string[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The cells of a row, texts or elements; the first is the row's header. */
  cells: (row: Row) => readonly ReactNode[]
  /** A CSS length from which on the table scrolls; as high as its rows without one. */
  maxHeight?: string
}

function content(cell: ReactNode): ReactNode {
  return typeof cell === 'string' ? <Text size={1}>{cell}</Text> : cell
}

/** A table of the first rows, with the number of further ones. */
export function Table<Row>({ caption, columns, rows, keyOf, cells, maxHeight }: TableProps<Row>) {
  return (
    <Card border radius={2} padding={4}>
      {/* Scrolls, horizontally in narrow windows, by keyboard too. */}
      <Box overflow="auto" role="region" aria-label={caption} tabIndex={0} style={{ maxHeight }}>
        <table style={TABLE}>
          <caption style={{ textAlign: 'left', padding: '4px 0 16px' }}>
            <Text as="span" size={1} weight="semibold">
              {caption}
            </Text>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" style={HEADING}>
                  <Text as="span" size={1} muted>
                    {column}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row) => {
              const [heading, ...others] = cells(row)
              return (
                <tr key={keyOf(row)}>
                  <th scope="row" style={CELL}>
                    {content(heading)}
                  </th>
                  {others.map((cell, index) => (
                    <td key={columns[index + 1]} style={CELL}>
                      {content(cell)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </Box>
      {rows.length > SHOWN && (
        <Box paddingTop={4}>
          <Text size={1} muted>
            These are the first {SHOWN}. {formatNumber(rows.length - SHOWN)} more are not shown.
          </Text>
        </Box>
      )}
    </Card>
  )
}
