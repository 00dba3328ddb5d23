/** Numbers of headings, which word processors keep beside the text, become a part of it. Changes the document in place. */

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

export function numberHeadings(document: Document): void {
  keepNumbersOfWord(document)
  keepNumbersOfLists(document)
}
