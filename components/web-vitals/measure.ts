/** What is measured of a visit from its beginning to its end. */
export type Measure = {
  /** The value until now; undefined when there is none. What happens after the first call may be left out. */
  read(): number | undefined
  /** The browser shows the page once more, which it has kept: another visit. */
  restart(event: PageTransitionEvent): void
}
