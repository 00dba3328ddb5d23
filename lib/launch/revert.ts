/**
 * Puts back what a launch has changed, and leaves what others have changed since: a phone number that was corrected
 * during a campaign stays corrected when the campaign ends. Pure.
 */
import { isFields, isSame } from './contents.ts'

type Item = Readonly<Record<string, unknown>> & { _key: string }

/** Called for each value that both the launch and somebody else have changed: it stays as it is now. */
type OnConflict = () => void

function isItem(value: unknown): value is Item {
  return isFields(value) && typeof value._key === 'string'
}

function isList(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every(isItem)
}

type Versions<T> = { before: T; after: T; current: T }

function byKey(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item._key, item]))
}

/** Restores each item. Items added since keep their predecessor. */
function revertItems({ before, after, current }: Versions<Item[]>, onConflict: OnConflict): Item[] {
  const [oldItems, newItems, items] = [byKey(before), byKey(after), byKey(current)]
  const restored = (key: string) => revert(oldItems.get(key), newItems.get(key), items.get(key), onConflict)
  const isOwnOrder = isSame(
    current.map(({ _key }) => _key).filter((key) => newItems.has(key)),
    after.map(({ _key }) => _key).filter((key) => items.has(key)),
  )
  const order = isOwnOrder ? before.map(({ _key }) => _key) : current.map(({ _key }) => _key)
  const missing = (isOwnOrder ? current : before).filter(({ _key }) => !order.includes(_key))
  for (const { _key } of missing) {
    const list = isOwnOrder ? current : before
    const index = list.findIndex((item) => item._key === _key)
    const previous = list.slice(0, index).findLast((item) => order.includes(item._key))
    order.splice(previous ? order.indexOf(previous._key) + 1 : 0, 0, _key)
  }
  return order.map(restored).filter(isItem)
}

/**
 * The value before a launch, with what has been changed after it.
 * @param before the value that the launch has replaced; undefined when there was none
 * @param after what the launch has put there
 * @param current what is there now
 */
export function revert(before: unknown, after: unknown, current: unknown, onConflict: OnConflict): unknown {
  if (isSame(current, after)) return before
  if (isSame(before, after) || isSame(before, current)) return current
  if (isList(before) && isList(after) && isList(current)) return revertItems({ before, after, current }, onConflict)
  if (isFields(before) && isFields(after) && isFields(current)) {
    const names = new Set([...Object.keys(current), ...Object.keys(before)])
    const fields = Array.from(names, (name): [string, unknown] => [
      name,
      revert(before[name], after[name], current[name], onConflict),
    ])
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  onConflict()
  return current
}
