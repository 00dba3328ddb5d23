/** Marks the words of the site's own controls for click-to-edit, so that a click on one opens its field in "Words". */
import { useContext, useEffect } from 'react'
import { EditContext, type EditTargets } from '@/lib/contexts/edit-context'
import { usePageProps } from '@/lib/contexts/page-context'
import type { DraftProps } from '@/lib/draft/props'
import { type WordPattern, wordPatterns, wordShown } from '@/lib/draft/word-patterns'
import { WORDS } from '@/lib/words/words'
import { sectionKeyOf } from './sections-on-page'

const EDITED = 'data-sanity'
/** An element that got its attribute here. */
const MARKED = 'data-word'

/** What @sanity/visual-editing draws above the page, and what nobody sees. */
const NO_TEXT = 'sanity-visual-editing, script, style, noscript'

/** Time in milliseconds in which changes of the page are collected. */
const PAUSE_MS = 200

function* textsOnPage(): Generator<{ element: Element; text: string }> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim()
    const element = node.parentElement
    if (text && element && !element.closest(NO_TEXT)) yield { element, text }
  }
}

/** The key of the surrounding section; null outside, and undefined where content of an editor stands. */
function sectionAround(element: Element): string | null | undefined {
  const edited = element.closest(`[${EDITED}]:not([${MARKED}])`)
  return edited ? (sectionKeyOf(edited) ?? undefined) : null
}

type Page = { patterns: readonly WordPattern[]; tablesOf(section: string | null): readonly string[] }

function mark({ patterns, tablesOf }: Page, edit: EditTargets): void {
  const editWord = edit.document(WORDS, WORDS)
  for (const { element, text } of textsOnPage()) {
    const section = sectionAround(element)
    if (section === undefined) continue
    // A text in pieces, such as one with a number, is that of its element.
    const path = [text, element.textContent?.trim() ?? ''].reduce<readonly string[] | null>(
      (found, shown) => found ?? wordShown(patterns, shown, tablesOf(section)),
      null,
    )
    if (path) {
      element.setAttribute(MARKED, '')
      element.setAttribute(EDITED, editWord(...path)?.[EDITED] ?? '')
    } else if (element.hasAttribute(MARKED)) {
      element.removeAttribute(MARKED)
      element.removeAttribute(EDITED)
    }
  }
}

/**
 * In the Studio's preview only. The words are found on the page instead of being marked in every component, which would
 * put an attribute for editors into seventy of them.
 */
export function WordTargets({ draft }: { draft: DraftProps }) {
  const { words } = usePageProps()
  const targets = useContext(EditContext)
  const { document: edited } = draft
  useEffect(() => {
    if (!targets) return
    const patterns = wordPatterns(words)
    const tablesOf = (section: string | null) => edited?.words?.[edited.sections?.[section ?? ''] ?? ''] ?? []
    let timer: ReturnType<typeof setTimeout> | undefined
    function markSoon(): void {
      // Not later with each change: a figure that counts up changes all the time.
      timer ??= setTimeout(() => {
        timer = undefined
        if (targets) mark({ patterns, tablesOf }, targets)
      }, PAUSE_MS)
    }
    markSoon()
    const observer = new MutationObserver(markSoon)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [words, targets, edited])
  return null
}
