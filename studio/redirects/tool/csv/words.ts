/** Texts of the import. Pure. */
import { errorMessage } from '../../../../lib/log.ts'
import { type ImportPlan, sizeOf } from '../../../../lib/routing/redirects/csv/plan.ts'

const NUMBERS = new Intl.NumberFormat('en-AU')

export function count(number: number, one: string, many: string): string {
  return `${NUMBERS.format(number)} ${number === 1 ? one : many}`
}

export function changes(number: number): string {
  return count(number, 'change', 'changes')
}

/** Summary of a plan, in one sentence. */
export function summary(plan: ImportPlan): string {
  const parts = [
    `${NUMBERS.format(plan.create.length)} new`,
    `${NUMBERS.format(plan.change.length)} changed`,
    `${NUMBERS.format(plan.remove.length)} removed`,
    `${NUMBERS.format(plan.same)} as they are`,
    `${NUMBERS.format(plan.refused.length)} refused`,
  ]
  const end = sizeOf(plan) === 0 ? 'Nothing to write.' : 'Nothing is written yet.'
  return `${parts.join(', ')}. ${end}`
}

export function stopped(done: number, total: number, error: unknown): string {
  return `${NUMBERS.format(done)} of ${changes(total)} were written, then it stopped: ${errorMessage(error)} What is left is shown below. Press Apply to go on.`
}
