/** The input of a list of objects. The list does not scroll by itself, and its menu of kinds opens at the top. */
import { Box } from '@sanity/ui'
import type { CSSProperties, MouseEvent } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { FactListInput } from '../facts/fact-list-input.tsx'
import { ChosenVoicesInput } from './voices/chosen-voices-input.tsx'

/**
 * Sanity's lists unmount the rows above the window. The browser's scroll anchoring then scrolls by their height, which brings them
 * back into the window, and so on with every frame: nothing can be pressed, and no validation ends.
 */
const UNANCHORED: CSSProperties = { overflowAnchor: 'none' }

/** Time that the menu may take to open, in milliseconds. */
const OPENS_WITHIN_MS = 500

function inputOf(props: ArrayOfObjectsInputProps) {
  const holds = (type: string) => props.schemaType.of.some(({ name }) => name === type)
  if (holds('chosenVoice')) return <ChosenVoicesInput {...props} />
  if (holds('fact')) return <FactListInput {...props} />
  return props.renderDefault(props)
}

const MENU = '[data-ui="Menu"]'
const ADD_ITEM = '[data-testid="add-multiple-object-button"]'

/** The search of the menu from which the kind of a new item is chosen; undefined outside of such a menu. */
function searchOf(menu: Element): HTMLInputElement | undefined {
  return menu.querySelector('input') ?? undefined
}

/**
 * After a press of "Add item" shows the open menu from its search on. Sanity keeps a closed menu mounted: it would open
 * where it was scrolled to when the last item was chosen, with its search and tabs out of sight and without the focus.
 */
function openAtTop({ target }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest(ADD_ITEM)) return
  const startedAt = performance.now()
  const showSearch = (): void => {
    const menus = Array.from(document.querySelectorAll(MENU))
    const menu = menus.find((candidate) => searchOf(candidate)?.checkVisibility({ visibilityProperty: true }))
    if (menu) {
      menu.scrollTo(0, 0)
      searchOf(menu)?.focus({ preventScroll: true })
      searchOf(menu)?.select()
    } else if (performance.now() - startedAt < OPENS_WITHIN_MS) requestAnimationFrame(showSearch)
  }
  requestAnimationFrame(showSearch)
}

export function ListInput(props: ArrayOfObjectsInputProps) {
  return (
    <Box style={UNANCHORED} onClick={openAtTop}>
      {inputOf(props)}
    </Box>
  )
}
