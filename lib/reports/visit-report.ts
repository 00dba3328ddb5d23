/** What a page reports when it is left: how it was, and nothing of who has seen it. Shared by the browser and the server. */
import type { SendOutcome } from '@/lib/enquiry/send-outcome'

export const REPORT_URL = '/api/vitals'

/** The longest time that is told apart, in milliseconds. */
export const MAX_MS = 60_000

/** The largest Cumulative Layout Shift that is told apart. */
export const MAX_CLS = 10

/** Sounds, and enquiries, of one report. */
export const MAX_EVENTS = 20

/** Times in milliseconds, up to MAX_MS. What has not happened, or cannot be measured in this browser, is left out. */
export type VisitReport = {
  /** Pattern of the page's route, one of VISIT_ROUTES. */
  route: string
  /** Largest Contentful Paint. */
  lcp?: number
  /** Interaction to Next Paint. */
  inp?: number
  /** Cumulative Layout Shift, up to MAX_CLS. */
  cls?: number
  /** From each press of Play to its sound. */
  sounds?: number[]
  /** The end of each press of Send. */
  enquiries?: SendOutcome[]
}
