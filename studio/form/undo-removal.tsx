/** What was removed from a list of a form can be put back: by Undo in a message, or by Ctrl Z outside of the fields (B323). */
import { Button, Flex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import type { ItemProps, Path, PathSegment } from 'sanity'
import { textOf } from '../common/untyped.ts'

/** How long the message stands, in milliseconds. */
const SHOWN_MS = 20_000

/** Inserts an item into a list before another; null for its end. */
export type InsertItem = (list: Path, item: unknown, next: PathSegment | null) => void

/** Puts something back. @returns false when it is there already */
type PutBack = () => boolean

type Removals = {
  /** In the document, also once the list is closed that something was removed from. */
  insert: InsertItem
  add(title: string, putBack: PutBack): void
}

const RemovalsContext = createContext<Removals | null>(null)

/** Where Ctrl Z takes back what was typed. */
const TYPED_IN = 'input, textarea, select, [contenteditable="true"]'

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** Around the form of a document. */
export function RemovalsProvider({ onInsert, children }: { onInsert: InsertItem; children?: ReactNode }) {
  const { push } = useToast()
  const removed = useRef<PutBack[]>([])

  /** The last one that is not back yet. */
  function undoLast(): boolean {
    const last = removed.current.pop()
    return last !== undefined && (last() || undoLast())
  }

  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_IN) !== null
      if (!isUndoKey(event) || isTyping || !undoLast()) return
      event.preventDefault()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  })

  function add(title: string, putBack: PutBack): void {
    removed.current.push(putBack)
    const id = crypto.randomUUID()
    push({
      id,
      status: 'info',
      closable: true,
      duration: SHOWN_MS,
      title,
      description: (
        <Flex paddingTop={2}>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text="Undo"
            onClick={() => {
              removed.current = removed.current.filter((other) => other !== putBack)
              putBack()
              // In the place of the first message, and gone in a moment.
              push({ id, status: 'info', title: 'It is back.', duration: 2000 })
            }}
          />
        </Flex>
      ),
    })
  }

  return <RemovalsContext value={{ insert: onInsert, add }}>{children}</RemovalsContext>
}

type ListValue = readonly unknown[] | undefined

/** Of the list around an item: as it is when it is asked. */
type List = { path: Path; value: ListValue }

const ListContext = createContext<RefObject<List> | null>(null)

/** Around the items of a list. */
export function RemovalList({ path, value, children }: List & { children?: ReactNode }) {
  const list = useRef<List>({ path, value })
  useEffect(() => {
    list.current = { path, value }
  })
  return <ListContext value={list}>{children}</ListContext>
}

const keyOf = (item: unknown) => textOf(item, '_key')

/** Before what an item is put back: the next of its neighbours that is still there, or its place in a list without keys. */
function nextOf(item: unknown, index: number, { before, now }: Record<'before' | 'now', readonly unknown[]>) {
  if (keyOf(item) === '') return index < now.length ? index : null
  const isThere = (key: string) => now.some((other) => keyOf(other) === key)
  const key = before
    .slice(index + 1)
    .map(keyOf)
    .find(isThere)
  return key === undefined ? null : { _key: key }
}

/** @returns a function to call right before an item is removed; null outside of a list that can put back */
export function useUndoRemoval(): ((item: unknown, index: number, title: string) => void) | null {
  const removals = useContext(RemovalsContext)
  const list = useContext(ListContext)
  if (!removals || !list) return null
  return (item, index, title) => {
    const { path, value: before = [] } = list.current
    removals.add(`${title} was removed.`, () => {
      const now = list.current.value ?? []
      if (keyOf(item) !== '' && now.some((other) => keyOf(other) === keyOf(item))) return false
      removals.insert(path, item, nextOf(item, index, { before, now }))
      return true
    })
  }
}

/** The props of an item whose removal can be undone. */
export function useUndoableItem<Props extends ItemProps>(props: Props): Props {
  const removal = useUndoRemoval()
  if (!removal || props.readOnly) return props
  const { value, index, schemaType, onRemove } = props
  return {
    ...props,
    onRemove: () => {
      removal(value, index, `“${schemaType.title ?? schemaType.name}”`)
      onRemove()
    },
  }
}
