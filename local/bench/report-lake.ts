/** The section of the report about the Content Lake. */
import { kilobytes } from './numbers.ts'
import { table } from './table.ts'

export type LakeFindings = {
  documents: number
  /** Milliseconds from process start to the ready line, on an empty and on a filled data folder. */
  firstStart: number
  nextStart: number
  /** Memory in use by the process in bytes, at rest and after all queries. */
  memory: { started: number; asked: number }
  questions: { name: string; aim?: number; median: number; p95: number; bytes: number }[]
}

const MEGABYTE = 1_000_000

export function lakeReport({ documents, firstStart, nextStart, memory, questions }: LakeFindings): string {
  const rows = questions.map(({ name, aim, median, p95, bytes }) => [
    name,
    median.toFixed(1),
    p95.toFixed(1),
    aim === undefined ? '' : `< ${aim}`,
    kilobytes(bytes),
  ])
  const count = documents.toLocaleString('en-AU')
  return [
    `## The local Content Lake with ${count} documents`,
    'Sequential requests over HTTP on loopback to a lake in a separate process, each with other parameters; milliseconds from sending to the last byte. The aim applies to the median.',
    table(['Question', 'median ms', 'p95 ms', 'aim', 'KB'], rows),
    `Start: ${(firstStart / 1000).toFixed(1)} s with the first reading of the dataset, ${(nextStart / 1000).toFixed(1)} s afterwards. Memory of the process: ${(memory.started / MEGABYTE).toFixed(0)} MB after the first query, ${(memory.asked / MEGABYTE).toFixed(0)} MB after all questions.`,
  ].join('\n\n')
}
