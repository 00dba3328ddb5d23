/**
 * Hooks with the visitor's script: its text, which this computer keeps until the visitor clears it, how it is read, what was chosen
 * otherwise; and its way into the brief of an enquiry.
 */
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { drafts } from '@/components/enquiry/drafts/drafts'
import { getText, setTexts } from '@/components/enquiry/drafts/store'
import { hydrateWhere } from '@/components/runtime/islands'
import { afterPause } from '@/lib/browser/after-pause'
import type { Part, SilentKind } from '@/lib/script/parts'
import { partKey, readScript, type Strike } from '@/lib/script/read-script'
import { withScript } from '@/lib/script/script-in-brief'
import {
  getScript,
  NO_SCRIPT,
  type ScriptUse,
  STORED_MAX_LENGTH,
  type StoredScript,
  setScript,
} from '@/lib/script/script-store'
import { SCRIPT_CHANGE, subscribeScript } from '@/lib/script/signals'

/** The script as it is stored, for what shows something of it. */
export function useStoredScript(): StoredScript {
  return useSyncExternalStore(subscribeScript, getScript, () => NO_SCRIPT)
}

/** Islands with cards of voices, which show what a script takes and costs. */
const WITH_CARDS = ['voice', 'voiceBanner', 'voiceList']

function hydrateCards(): void {
  hydrateWhere(({ dataset }) => WITH_CARDS.includes(dataset.part ?? ''))
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
  const move = (position: number) => (position <= start ? position : position >= end ? position + shift : start)
  return strikes
    .map((strike) => ({ ...strike, start: move(strike.start), end: move(strike.end) }))
    .filter((strike) => strike.end > strike.start)
}

/** Stores a text for the next page of the tab. */
function storeText(name: string, text: string): void {
  setTexts({ [name]: text.length > STORED_MAX_LENGTH ? '' : text })
}

/** @param name of the field, by which its text is kept for the next page of the tab */
export function useScript(name: string) {
  const [script, change] = useState<StoredScript>(NO_SCRIPT)
  const { text, strikes, choices, counted, columns, use } = script
  const isOwnChange = useRef(false)

  function write(next: StoredScript): void {
    isOwnChange.current = true
    setScript(next)
    isOwnChange.current = false
  }

  // Not what has been typed before the hydration.
  useEffect(() => {
    change((now) => (now.text ? now : getScript().text ? getScript() : { ...now, text: getText(name) }))
  }, [name])
  // What another desk or line of this page has changed.
  useEffect(() => {
    const follow = () => isOwnChange.current || change(getScript())
    addEventListener(SCRIPT_CHANGE, follow)
    return () => removeEventListener(SCRIPT_CHANGE, follow)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `write` uses a ref alone
  useEffect(() => {
    storeText(name, script.text)
    return afterPause(() => write(script))
  }, [name, script])
  const isBlank = text.trim() === ''
  useEffect(() => {
    if (!isBlank) hydrateCards()
  }, [isBlank])

  // Of a long script typing goes on while it is read.
  const shown = useDeferredValue(text)
  const options = useMemo(
    () => ({ choices: new Map(choices), counted: new Set(counted), columns: new Map(columns) }),
    [choices, counted, columns],
  )
  const reading = useMemo(
    () => readScript(shown, { ...options, strikes: shown === text ? strikes : [] }),
    [shown, text, options, strikes],
  )

  return {
    /** In the field. */
    text,
    setText: (next: string) =>
      change((now) => ({ ...now, text: next, strikes: movedStrikes(now.strikes, now.text, next) })),
    /** The text that `script` was read from. */
    shown,
    script: reading,
    counted: options.counted,
    columns: options.columns,
    use,
    /** Another use, for all that shows a price: at once, not after a pause. */
    choose(changes: Partial<ScriptUse>): void {
      const next = { ...script, use: { ...use, ...changes } }
      change(next)
      write(next)
    },
    /** Reads a part, and those that are equal, in the next of its ways. */
    readOtherwise(part: Part): void {
      change((now) => ({
        ...now,
        choices: [...new Map(now.choices).set(partKey(part), (part.chosen + 1) % part.readings.length)],
      }))
    },
    /** Choices of single parts of that kind are forgotten: the switch says it for all. */
    count(kind: SilentKind, isCounted: boolean): void {
      change((now) => ({
        ...now,
        counted: now.counted.filter((other) => other !== kind).concat(isCounted ? kind : []),
        choices: now.choices.filter(([key]) => !key.startsWith(`${kind} `)),
      }))
    },
    readColumn(column: string, isRead: boolean): void {
      change((now) => ({ ...now, columns: [...new Map(now.columns).set(column, isRead)] }))
    },
    /** Strikes a run of the text out, or puts it back. */
    strike(strike: Strike): void {
      change((now) => ({ ...now, strikes: [...now.strikes, strike] }))
    },
    /** The script is gone, from this computer too; what it is for stays as long as the page. */
    clear(): void {
      change({ ...NO_SCRIPT, use })
      write({ ...NO_SCRIPT, use })
    },
  }
}

export type ScriptState = ReturnType<typeof useScript>

const SENT_NAME = 'script sent'

/**
 * Puts the script into the brief when its button opens the enquiry dialog: as the visitor's own text, below the lines that say what the
 * button is about. The next opening, such as from a voice, exchanges those lines and keeps the script.
 * @param text the script, perhaps below lines about it; blank when there is none
 */
export function useSendScript(button: RefObject<HTMLElement | null>, text: string): void {
  useEffect(() => {
    // On the window, before the core, which opens the dialog and lets the event go no further.
    function handleClick({ target }: MouseEvent): void {
      if (text.trim() === '' || !(target instanceof Node) || !button.current?.contains(target)) return
      const draft = drafts.openDialogDraft()
      // What was put there last, on this page or one before, by any button.
      draft.set({ brief: withScript(draft.values().brief, text, getText(SENT_NAME)) })
      storeText(SENT_NAME, text)
    }
    window.addEventListener('click', handleClick, true)
    return () => window.removeEventListener('click', handleClick, true)
  }, [button, text])
}
