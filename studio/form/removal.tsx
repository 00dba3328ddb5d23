/** What was removed from a list of a form can be put back: by Undo in a message, or by Ctrl Z outside of the fields (B312). */
import { Button, Flex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { type FormPatch, type ItemProps, insert, type PatchEvent, type Path, prefixPath, setIfMissing } from 'sanity'
import { textOf } from '../rules/parent.ts'

/** How long the message stands, in milliseconds. */
const SHOWN_MS = 20_000

type Change = (patches: FormPatch | FormPatch[] | PatchEvent) => void

/** Puts something back. @returns false when it is there already */
type PutBack = () => boolean

type Removals = {
  /** Changes the document, also once the list is closed that something was removed from. */
  change: Change
  add(title: string, putBack: PutBack): void
}

const RemovalsContext = createContext<Removals | null>(null)

/** Where Ctrl Z takes back what was typed. */
const TYPED_IN = 'input, textarea, select, [contenteditable="true"]'

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** Around the form of a document. @param onChange of the whole document */
export function RemovalsProvider({ onChange, children }: { onChange: Change; children?: ReactNode }) {
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

  return <RemovalsContext value={{ change: onChange, add }}>{children}</RemovalsContext>
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

/** The patches that put an item back to where it was: before the next of its neighbours that is still there, else at the end. */
function patchesFor(item: unknown, index: number, before: readonly unknown[], now: readonly unknown[]): FormPatch[] {
  if (keyOf(item) === '') {
    return [setIfMissing([]), index < now.length ? insert([item], 'before', [index]) : insert([item], 'after', [-1])]
  }
  const next = before
    .slice(index + 1)
    .map(keyOf)
    .find((key) => now.some((other) => keyOf(other) === key))
  return [setIfMissing([]), next ? insert([item], 'before', [{ _key: next }]) : insert([item], 'after', [-1])]
}

/** @returns a function to call right before an item is removed; null outside of a list that can put back */
export function useRemoval(): ((item: unknown, index: number, title: string) => void) | null {
  const removals = useContext(RemovalsContext)
  const list = useContext(ListContext)
  if (!removals || !list) return null
  return (item, index, title) => {
    const { path, value: before = [] } = list.current
    removals.add(`${title} was removed.`, () => {
      const now = list.current.value ?? []
      if (keyOf(item) !== '' && now.some((other) => keyOf(other) === keyOf(item))) return false
      removals.change(patchesFor(item, index, before, now).map((patch) => path.reduceRight(prefixPath, patch)))
      return true
    })
  }
}

/** The props of an item whose removal can be undone. */
export function useUndoableItem<Props extends ItemProps>(props: Props): Props {
  const removal = useRemoval()
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
