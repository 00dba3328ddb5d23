/** Names the items of a list in what screen readers say while one is moved. */
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { itemLabel } from '../../rules/item-label.ts'
import { textOf } from '../../rules/parent.ts'
import { movedText } from './moved-text.ts'
import { readAnnouncement } from './read-announcement.ts'

/** The live region of dnd-kit. */
const REGION = '[id^="DndLiveRegion"]'

/**
 * Sanity's lists announce moves in the default words of dnd-kit ("Draggable item 8dbc… was moved over droppable area …"),
 * and have no option for others (core/form/inputs/arrays/common/list.tsx). So the words are replaced where they appear:
 * a callback of the observer runs before anything is read out.
 */
export function NamedMoves({ items, children }: { items: readonly unknown[]; children?: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  /** The keys when the item was lifted: what is moved takes the position that another had then. */
  const order = useRef<readonly string[]>([])

  const rename = useEffectEvent((region: Element) => {
    const announcement = readAnnouncement(region.textContent ?? '')
    const text = region.firstChild
    if (!announcement || !text) return
    const { step, key, over } = announcement
    if (step === 'lifted') order.current = items.map((item) => textOf(item, '_key'))
    const from = order.current.indexOf(key)
    const item = items.find((known) => textOf(known, '_key') === key)
    const name = itemLabel(item) || `Item ${from + 1}`
    const to = step === 'lifted' || step === 'cancelled' ? from : order.current.indexOf(over ?? '')
    text.nodeValue = movedText(step, name, to, items.length)
  })

  useEffect(() => {
    if (!list.current) return
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(REGION)
        if (region) rename(region)
      }
    })
    observer.observe(list.current, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return <div ref={list}>{children}</div>
}
