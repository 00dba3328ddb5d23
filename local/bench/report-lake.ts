/** The Content Lake's part of the report. */
import { kilobytes } from './numbers.ts'
import { table } from './table.ts'

export type LakeFindings = {
  documents: number
  /** Milliseconds from the start of the process to its first word, on an empty and on a filled data folder. */
  firstStart: number
  nextStart: number
  /** Bytes of memory in use by the process, at rest and after all questions. */
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
    'One question after the other over HTTP on loopback, to a lake in a process of its own, each time with other parameters; milliseconds from sending to the last byte. The aim is for the median.',
    table(['Question', 'median ms', 'p95 ms', 'aim', 'KB'], rows),
    `Start: ${(firstStart / 1000).toFixed(1)} s with the first reading of the dataset, ${(nextStart / 1000).toFixed(1)} s afterwards. Memory of the process: ${(memory.started / MEGABYTE).toFixed(0)} MB after the first query, ${(memory.asked / MEGABYTE).toFixed(0)} MB after all questions.`,
  ].join('\n\n')
}
