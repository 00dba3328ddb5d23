/** Hides a section, or shows it again, from the three dots of its row (B324). */
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { Button } from '@sanity/ui'
import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ObjectItemProps, set } from 'sanity'
import { fieldOf } from '../common/untyped.ts'

const MENU_BUTTON = '[data-testid="array-item-menu-button"]'

/** Time that the menu may take to open, in milliseconds. */
const OPENS_WITHIN_MS = 5000

/** The open menu of a button; undefined while it is closed. */
function menuOf({ id }: Element): HTMLElement | undefined {
  const menus = Array.from(document.querySelectorAll<HTMLElement>('[data-ui="Menu"]'))
  return menus.find((menu) => menu.getAttribute('aria-labelledby') === id)
}

function entriesOf(menu: Element): HTMLElement[] {
  return Array.from(menu.querySelectorAll<HTMLElement>('[role="menuitem"], [data-ui="MenuItem"]'))
}

function whenOpen(button: Element, handle: (menu: HTMLElement) => void): void {
  const startedAt = performance.now()
  const poll = (): void => {
    const menu = menuOf(button)
    if (menu) handle(menu)
    else if (performance.now() - startedAt < OPENS_WITHIN_MS) requestAnimationFrame(poll)
  }
  requestAnimationFrame(poll)
}

type EntryProps = { menu: HTMLElement; isHidden: boolean; onPress(): void }

/** The last entry of the menu. Sanity's own arrows do not know it. */
function Entry({ menu, isHidden, onPress }: EntryProps) {
  const attach = useCallback(
    (entry: HTMLButtonElement | null) => {
      if (!entry) return
      function handleKey(event: globalThis.KeyboardEvent): void {
        const others = entriesOf(menu).filter((other) => other !== entry)
        const isIn = document.activeElement === entry
        const to =
          event.key === 'ArrowDown' && document.activeElement === others.at(-1)
            ? entry
            : event.key === 'ArrowUp' && document.activeElement === others[0]
              ? entry
              : isIn && (event.key === 'ArrowDown' || event.key === 'Home')
                ? others[0]
                : isIn && event.key === 'ArrowUp'
                  ? others.at(-1)
                  : undefined
        if (!to) return
        event.preventDefault()
        event.stopPropagation()
        to.focus()
      }
      menu.addEventListener('keydown', handleKey, true)
      return () => menu.removeEventListener('keydown', handleKey, true)
    },
    [menu],
  )
  return (
    <Button
      ref={attach}
      role="menuitem"
      tabIndex={-1}
      mode="bleed"
      width="fill"
      justify="flex-start"
      fontSize={1}
      padding={3}
      icon={isHidden ? EyeOpenIcon : EyeClosedIcon}
      text={isHidden ? 'Show this section' : 'Hide this section'}
      onClick={onPress}
    />
  )
}

type RowProps = Pick<ObjectItemProps, 'value' | 'readOnly'> & {
  inputProps: Pick<ObjectItemProps['inputProps'], 'onChange'>
}

/** A row of a list of sections. Sanity's menu of a row has no slot for an entry. */
export function SectionItem({ props, children }: { props: RowProps; children?: ReactNode }) {
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const isHidden = fieldOf(props.value, 'isHidden') === true

  function handleUse({ target }: { target: EventTarget }): void {
    const button = target instanceof Element ? target.closest(MENU_BUTTON) : null
    if (button && !props.readOnly) whenOpen(button, setMenu)
  }

  function press(): void {
    props.inputProps.onChange(set(!isHidden, ['isHidden']))
    menu?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }

  function handleKey(event: KeyboardEvent): void {
    if (['ArrowDown', 'ArrowUp'].includes(event.key)) handleUse(event)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the button inside, which is one
    <div onClick={handleUse} onKeyDown={handleKey}>
      {children}
      {menu && createPortal(<Entry menu={menu} isHidden={isHidden} onPress={press} />, menu.firstElementChild ?? menu)}
    </div>
  )
}
