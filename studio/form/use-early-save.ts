import { useEffect, useEffectEvent } from 'react'
import { getPublishedId, getVersionFromId, isVersionId, useDocumentOperation } from 'sanity'

/** Pause in the typing after which it is sent, in milliseconds. */
const PAUSE_MS = 150

/**
 * Sends what is typed as soon as the typing pauses. Sanity collects changes for up to a second, for which the preview
 * would lag behind.
 * @param value of the document, whose identity changes with every keystroke
 */
export function useEarlySave(id: string, type: string, value: unknown): void {
  const version = isVersionId(id) ? getVersionFromId(id) : undefined
  const { commit } = useDocumentOperation(getPublishedId(id), type, version)
  const save = useEffectEvent(() => {
    if (!commit.disabled) commit.execute()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value is what is sent
  useEffect(() => {
    const timer = setTimeout(save, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
}
