/** Formats Markdown tables: first column left-aligned, numbers right-aligned, padded to be readable in a terminal. */

export type Row = readonly string[]

function line(cells: Row, widths: readonly number[]): string {
  const padded = widths.map((width, column) => {
    const cell = cells[column] ?? ''
    return column === 0 ? cell.padEnd(width) : cell.padStart(width)
  })
  return `| ${padded.join(' | ')} |`
}

/** A table; rows shorter than the head are padded with empty cells. */
export function table(head: Row, rows: readonly Row[]): string {
  const widths = head.map((title, column) => Math.max(4, title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head, widths), line(rule, widths), ...rows.map((row) => line(row, widths))].join('\n')
}
