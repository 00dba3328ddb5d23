/** Makes a large table of redirects without keeping visitors waiting: a hundred thousand are half a second of work. Server only. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createRedirectCompiler, type KnownRows, type RedirectCompiler, type RedirectRow } from './table.ts'

/** Rows that are made ready before others get a turn: some 3 ms of work. */
export const ROWS_AT_ONCE = 500

/** @param known what an earlier table was made of */
export async function compileInSteps(
  rows: readonly RedirectRow[],
  known?: KnownRows,
): Promise<ReturnType<RedirectCompiler['finish']>> {
  const compiler = createRedirectCompiler(known)
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % ROWS_AT_ONCE === 0) await nextTurn()
    compiler.add(row)
  }
  return compiler.finish()
}
