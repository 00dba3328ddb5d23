/**
 * When the visitor pressed a control. A press that comes before its code is repeated once the code is there, by a click of
 * its own, later: what measures time counts from the visitor's press. Browser only.
 */

/** Time of the press that is being repeated. */
let repeatedMs: number | undefined

/** Clicks a control for a press that the visitor made before. */
export function repeatPress(control: HTMLElement, timeMs: number): void {
  repeatedMs = timeMs
  control.click()
  repeatedMs = undefined
}

/** Time of the visitor's press behind a click, in milliseconds; of the page's clock, but in browsers that give the time of day. */
export function pressTime({ timeStamp }: Pick<Event, 'timeStamp'>): number {
  return repeatedMs ?? timeStamp
}
