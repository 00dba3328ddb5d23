/** Hook with the visitor's script: its text, which outlives the page in this tab, how it is read, and what was chosen otherwise. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { drafts } from '@/components/enquiry/drafts/page-drafts'
import { type Part, partKey, type SilentKind } from '@/lib/script/part'
import { readScript } from '@/lib/script/read-script'

/** @param name of the field, by which its text is kept */
export function useScript(name: string) {
  const [text, setText] = useState('')
  // Not what has been typed before the hydration.
  useEffect(() => setText((typed) => typed || drafts.keptText(name)), [name])
  useEffect(() => drafts.keepText(name, text), [name, text])
  const [choices, setChoices] = useState<ReadonlyMap<string, number>>(new Map())
  const [counted, setCounted] = useState<ReadonlySet<SilentKind>>(new Set())
  // Of a long script typing goes on while it is read.
  const shown = useDeferredValue(text)
  const script = useMemo(() => readScript(shown, { choices, counted }), [shown, choices, counted])

  return {
    /** In the field. */
    text,
    setText,
    /** The text that `script` was read from. */
    shown,
    script,
    counted,
    /** Reads a part, and those that are equal, in the next of its ways. */
    readOtherwise(part: Part): void {
      setChoices((now) => new Map(now).set(partKey(part), (part.chosen + 1) % part.readings.length))
    },
    /** Choices of single parts of that kind are forgotten: the switch says it for all. */
    count(kind: SilentKind, isCounted: boolean): void {
      setCounted((now) => new Set([...now].filter((other) => other !== kind).concat(isCounted ? kind : [])))
      setChoices((now) => new Map([...now].filter(([key]) => !key.startsWith(`${kind} `))))
    },
  }
}

export type ScriptState = ReturnType<typeof useScript>
