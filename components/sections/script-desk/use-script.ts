/**
 * Hooks with the visitor's script: its text, which this computer keeps until the visitor clears it, how it is read, what was chosen
 * otherwise; and its way into the brief of an enquiry.
 */
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { drafts } from '@/components/enquiry/drafts/page-drafts'
import { whenLeft } from '@/lib/browser/when-left'
import { type Part, type PartKind, partKey, readScript, type SilentKind, type Strike } from '@/lib/script/read-script'
import { withScript } from '@/lib/script/script-in-brief'

/** In localStorage; public/script-count.js reads it, too. One script for all desks of the site. */
export const SCRIPT_KEY = 'bowerbird-script'

/** Longer texts are not stored: the browser's storage is small. */
const STORED_MAX_LENGTH = 1_000_000

type Stored = { text: string; strikes: readonly Strike[] }

const NOTHING: Stored = { text: '', strikes: [] }

function stored(): Stored {
  try {
    const found: Partial<Stored> | null = JSON.parse(localStorage.getItem(SCRIPT_KEY) ?? 'null')
    return { text: String(found?.text ?? ''), strikes: Array.isArray(found?.strikes) ? found.strikes : [] }
  } catch {
    return NOTHING
  }
}

function store({ text, strikes }: Stored): void {
  try {
    if (text === '' || text.length > STORED_MAX_LENGTH) localStorage.removeItem(SCRIPT_KEY)
    else localStorage.setItem(SCRIPT_KEY, JSON.stringify({ text, strikes }))
  } catch {
    // Storage is blocked or full: the script ends with the tab.
  }
}

/** Where the strikes stand after a change of the text. Those in what was replaced are gone. */
function movedStrikes(strikes: readonly Strike[], before: string, after: string): readonly Strike[] {
  if (strikes.length === 0) return strikes
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let same = 0
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1
  const end = before.length - same
  const shift = after.length - before.length
  const move = (place: number) => (place <= start ? place : place >= end ? place + shift : start)
  return strikes
    .map((strike) => ({ ...strike, start: move(strike.start), end: move(strike.end) }))
    .filter((strike) => strike.end > strike.start)
}

/** @param name of the field, by which its text is kept for the next page of the tab */
export function useScript(name: string) {
  const [{ text, strikes }, change] = useState<Stored>(NOTHING)
  const [choices, setChoices] = useState<ReadonlyMap<string, number>>(new Map())
  const [counted, setCounted] = useState<ReadonlySet<PartKind>>(new Set())
  const [columns, setColumns] = useState<ReadonlyMap<string, boolean>>(new Map())

  // Not what has been typed before the hydration.
  useEffect(() => {
    const kept = stored()
    change((now) => (now.text ? now : kept.text ? kept : { text: drafts.storedText(name), strikes: [] }))
  }, [name])
  useEffect(() => {
    drafts.keepText(name, text)
    const write = () => store({ text, strikes })
    const timer = setTimeout(write, 400)
    const stop = whenLeft(write)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [name, text, strikes])

  // Of a long script typing goes on while it is read.
  const shown = useDeferredValue(text)
  const script = useMemo(
    () => readScript(shown, { choices, counted, columns, strikes: shown === text ? strikes : [] }),
    [shown, text, choices, counted, columns, strikes],
  )

  return {
    /** In the field. */
    text,
    setText: (next: string) => change((now) => ({ text: next, strikes: movedStrikes(now.strikes, now.text, next) })),
    /** The text that `script` was read from. */
    shown,
    script,
    counted,
    columns,
    /** Reads a part, and those that are equal, in the next of its ways. */
    readOtherwise(part: Part): void {
      setChoices((now) => new Map(now).set(partKey(part), (part.chosen + 1) % part.readings.length))
    },
    /** Choices of single parts of that kind are forgotten: the switch says it for all. */
    count(kind: SilentKind, isCounted: boolean): void {
      setCounted((now) => new Set([...now].filter((other) => other !== kind).concat(isCounted ? kind : [])))
      setChoices((now) => new Map([...now].filter(([key]) => !key.startsWith(`${kind} `))))
    },
    readColumn(column: string, isRead: boolean): void {
      setColumns((now) => new Map(now).set(column, isRead))
    },
    /** Strikes a run of the text out, or puts it back. */
    strike(strike: Strike): void {
      change((now) => ({ ...now, strikes: [...now.strikes, strike] }))
    },
    /** The script is gone, from this computer too. */
    forget(): void {
      change(NOTHING)
      setChoices(new Map())
      store(NOTHING)
    },
  }
}

export type ScriptState = ReturnType<typeof useScript>

/**
 * Puts the script into the brief when its button opens the enquiry dialog: as the visitor's own text, below the lines that say what the
 * button is about. The next opening, such as from a voice, exchanges those lines and keeps the script.
 */
export function useSendScript(button: RefObject<HTMLElement | null>, text: string): void {
  /** What was put there last, on this page or one before. */
  const last = useRef<string | null>(null)
  useEffect(() => {
    const sentName = 'script sent'
    last.current ??= drafts.storedText(sentName)
    // On the window, before the core, which opens the dialog and lets the event go no further.
    function handleClick({ target }: MouseEvent): void {
      if (text.trim() === '' || !(target instanceof Node) || !button.current?.contains(target)) return
      const draft = drafts.openDialogDraft()
      draft.set({ brief: withScript(draft.values().brief, text, last.current ?? '') })
      last.current = text
      drafts.keepText(sentName, text)
    }
    window.addEventListener('click', handleClick, true)
    return () => window.removeEventListener('click', handleClick, true)
  }, [button, text])
}
