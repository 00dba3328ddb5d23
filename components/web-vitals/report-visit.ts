/**
 * Reports how the page was for its visitor when it is left, or hidden, which on a phone may be the last that is heard of it.
 * Each value is reported once: what happens afterwards is in no report, apart from sounds and enquiries, which come with the
 * next one.
 */
import type { SendOutcome } from '@/lib/enquiry/send-outcome'
import { MAX_CLS, MAX_EVENTS, MAX_MS, REPORT_URL, type VisitReport } from '@/lib/web-vitals/report'
import { followSounds } from './follow-sounds'
import { measureInteractions } from './measure-interactions'
import { measurePaint } from './measure-paint'
import { measureShifts } from './measure-shifts'

const milliseconds = (value: number | undefined) => value && Math.min(MAX_MS, Math.round(value))

/** @param route pattern of the page's route */
export function reportVisit(route: string): void {
  const paint = measurePaint()
  const interactions = measureInteractions()
  const shifts = measureShifts()
  let sounds: number[] = []
  let enquiries: SendOutcome[] = []
  followSounds((ms) => sounds.push(Math.min(MAX_MS, Math.round(ms))))
  document.addEventListener('sendend', ({ detail }) => enquiries.push(detail))

  function report(): void {
    const cls = shifts.take()
    const values: Omit<VisitReport, 'route'> = {
      lcp: milliseconds(paint.take()),
      inp: milliseconds(interactions.take()),
      cls: cls && Math.min(MAX_CLS, Math.round(cls * 10_000) / 10_000),
      sounds: sounds.length > 0 ? sounds.slice(0, MAX_EVENTS) : undefined,
      enquiries: enquiries.length > 0 ? enquiries.slice(0, MAX_EVENTS) : undefined,
    }
    sounds = []
    enquiries = []
    if (Object.values(values).every((value) => value === undefined)) return
    navigator.sendBeacon(REPORT_URL, JSON.stringify({ route, ...values } satisfies VisitReport))
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report())
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    for (const measure of [paint, interactions, shifts]) measure.restart(event)
  })
}
