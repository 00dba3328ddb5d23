/** One value of a visit. */
export type Measure = {
  /** The value when the page is left, once; undefined when there is none, or none any more. */
  take(): number | undefined
  /** The browser shows the page once more, which it has kept: another visit. */
  restart(event: PageTransitionEvent): void
}
