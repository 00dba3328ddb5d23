/** Formats amounts in Australian dollars and adds GST. Pure. */
import { LOCALE } from '@/lib/format/locale'

const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function toCents(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100)
}

/** "$1,250", "$1,250.50": thousands separators always, cents only when there are some. */
export function formatMoney(amount: number): string {
  const rounded = toCents(amount) / 100
  return `$${(Number.isInteger(rounded) ? whole : cents).format(rounded)}`
}

/** The price with 10 % GST, to the cent. */
export function withGst(amount: number): number {
  // In whole cents, so that 11/10 rounds as on an invoice.
  return Math.round((toCents(amount) * 11) / 10) / 100
}
