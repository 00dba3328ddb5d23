/** A number with its noun, such as "1,500 redirects". */
import { formatNumber } from '../../../lib/format/locale.ts'
export function count(number: number, one: string, many: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`
}
