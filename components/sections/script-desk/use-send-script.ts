/** Hook that puts the script into the brief when its button opens the enquiry dialog. */
import { type RefObject, useEffect, useRef } from 'react'
import { drafts } from '@/components/enquiry/drafts/page-drafts'
import { withScript } from '@/lib/script/script-in-brief'

/**
 * The script is the visitor's own text in the draft that the dialog shows next, below the lines that say what the button is about:
 * the next opening, such as from a voice, exchanges those lines and keeps the script.
 * @param name of the script's field, by which the last one that was put there is known
 */
export function useSendScript(button: RefObject<HTMLElement | null>, name: string, text: string): void {
  /** What was put there last. */
  const last = useRef<string | null>(null)
  useEffect(() => {
    const sentName = `${name} sent`
    last.current ??= drafts.keptText(sentName)
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
  }, [button, name, text])
}
