/** The Content Lake's part of the report. */
import type { LakeFindings } from './lake.ts'
import { kilobytes } from './numbers.ts'
import { table } from './table.ts'

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
    'One question after the other over HTTP on loopback, to a lake in a process of its own, each time with other parameters; milliseconds from sending to the last byte. The aim is for the median.',
    table(['Question', 'median ms', 'p95 ms', 'aim', 'KB'], rows),
    `Start: ${(firstStart / 1000).toFixed(1)} s with the first reading of the dataset, ${(nextStart / 1000).toFixed(1)} s afterwards. Memory of the process: ${(memory.started / MEGABYTE).toFixed(0)} MB after the first query, ${(memory.asked / MEGABYTE).toFixed(0)} MB after all questions.`,
  ].join('\n\n')
}
