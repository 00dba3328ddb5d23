/** The visitor's script, what was chosen of how it is read, and what it is for: in this browser only, until the visitor clears it. */
import { type EstimatorTab, OPTIONS } from '@/lib/estimate/options'
import { storedValue } from '@/lib/stored-value'
import { type PartKind, SWITCHED_KINDS } from './parts'
import type { Strike } from './read-script'
import { announceScript, SCRIPT_KEY } from './signals'

/** What the recording is for. A narration has neither location nor medium. */
export type ScriptUse = {
  tab: EstimatorTab
  location: (typeof OPTIONS.location)[number]['value']
  medium: (typeof OPTIONS.medium)[number]['value']
}

export type StoredScript = {
  text: string
  strikes: readonly Strike[]
  /** Readings by part, kinds that are read although they usually are not, and columns, as `readScript` takes them. */
  choices: readonly (readonly [part: string, reading: number])[]
  counted: readonly PartKind[]
  columns: readonly (readonly [heading: string, isRead: boolean])[]
  use: ScriptUse
}

export const NO_SCRIPT: StoredScript = {
  text: '',
  strikes: [],
  choices: [],
  counted: [],
  columns: [],
  use: { tab: 'narration', location: 'national', medium: 'radio' },
}

/** Longer texts are not stored: the browser's storage is small. */
export const STORED_MAX_LENGTH = 1_000_000

function isIn<Value>(all: readonly Value[], value: unknown): value is Value {
  return all.some((one) => one === value)
}

function isPair<Value>(
  value: unknown,
  isSecond: (second: unknown) => second is Value,
): value is readonly [string, Value] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isSecond(value[1])
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
/** An index of `readings`, whose upper end `readScript` bounds. */
const isIndex = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0

function isStrike(value: unknown): value is Strike {
  const { start, end, isRead }: Partial<Record<keyof Strike, unknown>> = Object(value)
  return isNumber(start) && isNumber(end) && isBoolean(isRead)
}

/** @param text as it is stored, or comes with a link, in any state; what is invalid of it is left out */
export function parseScript(text: string | null): StoredScript {
  try {
    const found: Partial<Record<keyof StoredScript, unknown>> = Object(JSON.parse(text ?? 'null'))
    const list = <Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] =>
      Array.isArray(value) ? value.filter(isItem) : []
    const use: Partial<Record<keyof ScriptUse, unknown>> = Object(found.use)
    const { location, medium } = NO_SCRIPT.use
    return {
      text: typeof found.text === 'string' ? found.text : '',
      strikes: list(found.strikes, isStrike),
      choices: list(found.choices, (item) => isPair(item, isIndex)),
      counted: list(found.counted, (item) => isIn(SWITCHED_KINDS, item)),
      columns: list(found.columns, (item) => isPair(item, isBoolean)),
      use: {
        tab: use.tab === 'commercial' ? 'commercial' : 'narration',
        location: OPTIONS.location.find(({ value }) => value === use.location)?.value ?? location,
        medium: OPTIONS.medium.find(({ value }) => value === use.medium)?.value ?? medium,
      },
    }
  } catch {
    return NO_SCRIPT
  }
}

const stored = storedValue(SCRIPT_KEY, parseScript)

/** Returns the same object until the script has changed. */
export const getScript: () => StoredScript = stored.get

export function setScript(script: StoredScript): void {
  const text = script.text.trim() === '' ? null : JSON.stringify(script)
  if (text === stored.text()) return
  const isStored = stored.set(text, script.text.length <= STORED_MAX_LENGTH)
  announceScript(!isStored)
}
