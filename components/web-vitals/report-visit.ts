/**
 * Sends a report of the visit when the page is left or hidden, because phones often send no later event. Each value is sent
 * once; sounds and enquiries after that go with the next report.
 */
import type { SendOutcome } from '@/lib/enquiry/send-outcome'
import { MAX_CLS, MAX_EVENTS, MAX_MS, REPORT_URL, type VisitReport } from '@/lib/reports/visit-report'
import { followSounds } from './follow-sounds'
import { measureInteractions, measurePaint, measureShifts } from './measure'

/** Rounded, and not more than is told apart. */
function bounded(value: number, max: number, perUnit = 1): number {
  return Math.min(max, Math.round(value * perUnit) / perUnit)
}

/** @param route pattern of the page's route */
export function reportVisit(route: string): void {
  const measures = { lcp: measurePaint(), inp: measureInteractions(), cls: measureShifts() }
  const names = ['lcp', 'inp', 'cls'] as const
  let reported = new Set<string>()
  let sounds: number[] = []
  let enquiries: SendOutcome[] = []
  followSounds((ms) => sounds.push(bounded(ms, MAX_MS)))
  document.addEventListener('sendend', ({ detail }) => enquiries.push(detail))

  function report(): void {
    const values: VisitReport = { route }
    for (const name of names) {
      const value = reported.has(name) ? undefined : measures[name].read()
      if (value === undefined) continue
      reported.add(name)
      values[name] = name === 'cls' ? bounded(value, MAX_CLS, 10_000) : bounded(value, MAX_MS)
    }
    if (sounds[0] !== undefined) values.sounds = sounds.slice(0, MAX_EVENTS)
    if (enquiries[0]) values.enquiries = enquiries.slice(0, MAX_EVENTS)
    sounds = []
    enquiries = []
    if (Object.keys(values).length > 1) navigator.sendBeacon(REPORT_URL, JSON.stringify(values))
  }
  document.addEventListener('visibilitychange', () => document.hidden && report())
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    reported = new Set()
    for (const name of names) measures[name].restart(event)
  })
}
