/**
 * What a press of a control does: the value of its `data-act`. The one list of them, for the script in the page's head, which
 * notes presses; for the page's runtime, where features register a handler for each; and for what counts presses. Pure.
 */

export type Act =
  /** Plays or pauses the track in `data-track`. */
  | 'play'
  /** Opens the enquiry dialog for what is in `data-enquiry`. */
  | 'enquire'
  /** Closes the enquiry dialog. */
  | 'close'
  /** Moves a custom element: waits until its code has defined it. */
  | 'move'
  /** Opens a popover, which the browser does by itself. */
  | 'menu'
  /** Waits until its island is hydrated. A button without an act does, too; a link with this one becomes a button. */
  | 'press'

/** What can be pressed; the nearest one around the target is meant. */
const CONTROLS = '[data-act], button'

/** Controls whose presses are noted while the core is late. Links, popovers and submit buttons work without it. */
export const NOTED_CONTROLS = '[data-act]:not([data-act=menu]), [data-island] button[type=button]:not([data-act])'

/** The control that an event is about, or null. */
export function controlOf(target: EventTarget | null | undefined): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
}
