/** What screen readers say while an item of a list is moved. */

export type MoveStep = 'lifted' | 'moved' | 'dropped' | 'cancelled'

/** @param index where it stands now, from 0; negative outside the list. @param total of all items */
export function movedText(step: MoveStep, name: string, index: number, total: number): string {
  const position = index < 0 ? 'outside the list' : `${index + 1} of ${total}`
  switch (step) {
    case 'lifted':
      return `${name} is lifted: ${position}. Move it with the arrow keys, put it down with the space bar.`
    case 'moved':
      return `${name}: now ${position}.`
    case 'dropped':
      return `${name} is put down: ${position}.`
    case 'cancelled':
      return `${name} is back where it was: ${position}.`
  }
}
