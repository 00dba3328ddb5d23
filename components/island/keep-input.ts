/**
 * Keeps what a visitor has typed, chosen, focused and opened in an island before it is hydrated: React leaves it in the
 * fields, but ignores it. Where a translator has rewritten the island, it is rendered anew, and this is entered into the new fields.
 */

import { type Field, fieldsOf, initialValue, isChanged, isChoice, isField } from '@/lib/browser/changed-fields'
import { domPathOf, elementAt } from '@/lib/browser/dom-path'
import { isOpenPopover } from '@/lib/browser/modal'

type Selection = { start: number; end: number; direction: HTMLTextAreaElement['selectionDirection'] }

/** Caret or selected text; null for a field that has none, such as a list. */
function selectionOf(field: Field): Selection | null {
  if (field instanceof HTMLSelectElement) return null
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field
  return start === null || end === null ? null : { start, end, direction: direction ?? 'none' }
}

/** Sets a value and reports it; the setter of the prototype bypasses React's record of the value. */
function enter(field: Field, value: string, selection: Selection | null): void {
  field.value = initialValue(field)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  if (!selection || field instanceof HTMLSelectElement) return
  // Setting the value has moved the caret to its end, and React, which renders the new value when its effects are done, does so.
  queueMicrotask(() => field.setSelectionRange(selection.start, selection.end, selection.direction))
}

/** Undoes a choice and makes it again, by a click that React handles. A radio button is undone by its group. */
function choose(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = field.defaultChecked
  if (field.checked !== isChecked && (isChecked || field.type === 'checkbox')) field.click()
}

/** Follows the focus. @returns a function that focuses what replaced the focused element */
function keepFocus(root: Element): () => void {
  let focused: Element | null = null
  let domPath: number[] = []
  function follow(): void {
    focused = root.contains(document.activeElement) ? document.activeElement : null
    domPath = focused ? domPathOf(root, focused) : []
  }
  follow()
  root.addEventListener('focusin', follow)
  return () => {
    root.removeEventListener('focusin', follow)
    const now = focused?.isConnected === false && elementAt(root, domPath)
    if (now instanceof HTMLElement && document.activeElement === document.body) now.focus({ preventScroll: true })
  }
}

/** @returns a function that opens what replaced an open popover */
function keepPopover(root: Element): () => void {
  const open = Array.from(root.querySelectorAll('[popover]')).find(isOpenPopover)
  const domPath = open ? domPathOf(root, open) : []
  return () => {
    const now = open?.isConnected === false && elementAt(root, domPath)
    if (now instanceof HTMLElement) now.showPopover()
  }
}

/**
 * Call it before an island is hydrated.
 * @returns a function that enters again what was changed until then; call it when hydration is done, before paint
 */
export function keepInput(root: Element): () => void {
  const before = fieldsOf(root).map((field) => ({ field, domPath: domPathOf(root, field) }))
  const focusAgain = keepFocus(root)
  const openAgain = keepPopover(root)
  return () => {
    openAgain()
    const changed = before.flatMap(({ field, domPath }) => {
      if (!isChanged(field)) return []
      const now = field.isConnected ? field : elementAt(root, domPath)
      // The files of a field cannot be entered again; where React keeps the field, it keeps them.
      if (!now || !isField(now) || now.type !== field.type || now.type === 'file') return []
      const isChecked = isChoice(field) && field.checked
      return [{ now, value: field.value, selection: selectionOf(field), isChecked }]
    })
    for (const { now, value, selection, isChecked } of changed) {
      if (!isChoice(now)) enter(now, value, selection)
      else if (now.value === value) choose(now, isChecked)
    }
    focusAgain()
  }
}
