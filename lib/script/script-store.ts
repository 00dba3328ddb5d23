/** The visitor's script, what was chosen of how it is read, and what it is for: in this browser only, until the visitor clears it. */
import { type EstimatorTab, OPTIONS } from '@/lib/estimate/options'
import { storedValue } from '@/lib/stored-value'
import type { PartKind } from './parts'
import { readScript, type Script, type Strike } from './read-script'
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

function parse(text: string): StoredScript {
  try {
    const found: Partial<Record<keyof StoredScript, unknown>> | null = JSON.parse(text)
    const list = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])
    const use: Partial<ScriptUse> = { ...(found?.use ?? {}) }
    const { location, medium } = NO_SCRIPT.use
    return {
      text: String(found?.text ?? ''),
      strikes: list(found?.strikes),
      choices: list(found?.choices),
      counted: list(found?.counted),
      columns: list(found?.columns),
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

const stored = storedValue(SCRIPT_KEY, (text) => (text === null ? NO_SCRIPT : parse(text)))

/** Returns the same object until the script has changed. */
export const getScript: () => StoredScript = stored.get

export function setScript(script: StoredScript): void {
  const text = script.text.trim() === '' ? null : JSON.stringify(script)
  if (text === stored.text()) return
  const isStored = stored.set(text, script.text.length <= STORED_MAX_LENGTH)
  announceScript(!isStored)
}

const readings = new WeakMap<StoredScript, Script>()

/** How a stored script is read: once, for all that show something of it. */
export function readingOf(script: StoredScript): Script {
  const known = readings.get(script)
  if (known) return known
  const { text, strikes, choices, counted, columns } = script
  const reading = readScript(text, {
    choices: new Map(choices),
    counted: new Set(counted),
    columns: new Map(columns),
    strikes,
  })
  readings.set(script, reading)
  return reading
}
