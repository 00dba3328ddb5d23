/** Hook that puts the script into the brief when its button opens the enquiry dialog. */
import { type RefObject, useEffect, useRef } from 'react'
import { drafts } from '@/components/enquiry/drafts/page-drafts'
import { withScript } from '@/lib/script/script-in-brief'

/**
 * The script is the visitor's own text in the draft that the dialog shows next, below the lines that say what the button is about:
 * the next opening, such as from a voice, exchanges those lines and keeps the script.
 */
export function useSendScript(button: RefObject<HTMLElement | null>, text: string): void {
  const last = useRef('')
  useEffect(() => {
    // On the window, before the core, which opens the dialog and lets the event go no further.
    function handleClick({ target }: MouseEvent): void {
      if (text.trim() === '' || !(target instanceof Node) || !button.current?.contains(target)) return
      const draft = drafts.openDialogDraft()
      draft.set({ brief: withScript(draft.values().brief, text, last.current) })
      last.current = text
    }
    window.addEventListener('click', handleClick, true)
    return () => window.removeEventListener('click', handleClick, true)
  }, [button, text])
}
