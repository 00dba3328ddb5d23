/** Reads a report of a visit, which anybody may have made up. Pure. */
import { array, number, object, string } from 'yup'
import { SEND_OUTCOMES } from '@/lib/enquiry/send-outcome'
import { MAX_CLS, MAX_EVENTS, MAX_MS, type VisitReport } from './visit-report'

/** The routes that visitors see, by the names of their files in pages/. Whatever else a report names is made up. */
export const VISIT_ROUTES = [
  '/[[...path]]',
  '/404',
  '/500',
  '/503',
  '/admin',
  '/enquiry',
  '/knowledge-base/[categorySystemName]/[systemName]',
  '/login',
  '/profile',
] as const

const time = number().min(0).max(MAX_MS)

const SCHEMA = object({
  route: string().oneOf(VISIT_ROUTES).required(),
  lcp: time,
  inp: time,
  cls: number().min(0).max(MAX_CLS),
  sounds: array(time.required()).max(MAX_EVENTS),
  enquiries: array(string().oneOf(SEND_OUTCOMES).required()).max(MAX_EVENTS),
})
  .noUnknown()
  .required()

/** @returns null when something in it is unknown or out of bounds: then nothing of it counts */
export function readVisitReport(body: string): VisitReport | null {
  try {
    return SCHEMA.validateSync(JSON.parse(body), { strict: true })
  } catch {
    return null
  }
}
