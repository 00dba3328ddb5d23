/** Keeps telling colleagues in which field an editor is. */
import { useEffect, useEffectEvent } from 'react'
import { type Path, usePresenceStore } from 'sanity'

/**
 * Tells the field again when the document has got another id: its first change makes a draft, and publishing removes it.
 * The Studio itself then tells only that the editor is in the document, until another field is entered
 * (core/form/useDocumentForm.ts, `updatePresence`).
 * @param id of the version that the form shows
 */
export function useKeepPresence(id: string, focusPath: Path): void {
  const { setLocation } = usePresenceStore()
  const tellField = useEffectEvent(() => {
    if (focusPath.length === 0) return
    setLocation([{ type: 'document', documentId: id, path: focusPath, lastActiveAt: new Date().toISOString() }])
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is what matters
  useEffect(() => {
    // After the effect of the Studio, which is further up in the tree, and before colleagues hear of it.
    let isCurrent = true
    queueMicrotask(() => isCurrent && tellField())
    return () => {
      isCurrent = false
    }
  }, [id])
}
