/**
 * Numbers that word processors keep beside the text: those of headings become a part of it, those of Word's lists are marked.
 * Changes the document in place.
 */

const HEADING = 'h1, h2, h3, h4, h5, h6'

function prepend(heading: Element, number: string): void {
  heading.prepend(`${number} `)
}

/** Word writes "1.<spaces>" into an element that says it is no text; a reader of legal texts needs it. */
function keepNumbersOfWord(document: Document): void {
  for (const mark of document.querySelectorAll('[style*="mso-list" i][style*="ignore" i]')) {
    const heading = mark.closest(HEADING)
    if (!heading) continue
    const number = mark.textContent?.replace(/\s+/g, '') ?? ''
    mark.remove()
    // Without it the heading would be an item of a list.
    heading.removeAttribute('style')
    if (/[\p{L}\p{N}]/u.test(number)) prepend(heading, number)
  }
}

/** Google Docs makes a numbered heading an item of a list, whose number the browser counts. */
function keepNumbersOfLists(document: Document): void {
  for (const list of document.querySelectorAll('ol, ul')) {
    let number = list instanceof HTMLOListElement ? list.start : Number.NaN
    for (const item of Array.from(list.children)) {
      const heading = item.querySelector(HEADING)
      if (heading && !Number.isNaN(number)) prepend(heading, `${number}.`)
      number += 1
    }
    if (Array.from(list.children).every((item) => item.querySelector(HEADING))) {
      list.replaceWith(...Array.from(list.children).flatMap((item) => Array.from(item.childNodes)))
    }
  }
}

/** "1.", "(2)", "a)", "iv."; not the "o" and "·" of bullets. */
const COUNTS = /^\(?(?:\d+|[a-z]{1,5})[.)]+$|^\d+$/i

/** How Word's style sheet numbers a level of a list, such as "bullet"; undefined where it does not say. */
function formatOf(document: Document, list: string, level: string): string | undefined {
  const sheet = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent ?? '').join('\n')
  const rule = new RegExp(`@list\\s+${list}:level${level}\\s*\\{([^}]*)\\}`).exec(sheet)?.[1]
  return rule === undefined ? undefined : (/mso-level-number-format:\s*([\w-]+)/.exec(rule)?.[1] ?? 'decimal')
}

/** Says which list a paragraph is an item of, "number" or "bullet", and at which level. */
export const LIST_ITEM = 'data-list-item'
export const LIST_LEVEL = 'data-list-level'

/** Word writes an item of a list as a paragraph that begins with its number or its bullet. */
function markListsOfWord(document: Document): void {
  for (const item of document.querySelectorAll('p[style*="mso-list" i], div[style*="mso-list" i]')) {
    const style = item.getAttribute('style') ?? ''
    const [, list = '', level = '1'] = /mso-list:\s*(\w+)\s+level(\d)/i.exec(style) ?? []
    if (list === '') continue
    const mark = item.querySelector('[style*="mso-list" i][style*="ignore" i]')
    const isCounted = mark
      ? COUNTS.test(mark.textContent?.replace(/\s+/g, '') ?? '')
      : !['bullet', undefined].includes(formatOf(document, list, level))
    item.setAttribute(LIST_ITEM, isCounted ? 'number' : 'bullet')
    item.setAttribute(LIST_LEVEL, level)
  }
}

/** Writes numbers of headings into their text, and marks what Word means as lists. */
export function normaliseWordHtml(document: Document): void {
  keepNumbersOfWord(document)
  markListsOfWord(document)
  keepNumbersOfLists(document)
}
