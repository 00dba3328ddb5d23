/** Measures in the page what is cut or leaves the window. */

/**
 * Runs in the page. @returns a line for each text that leaves the window or its own box, each word that is broken, each box
 * that cuts its text, and each icon that is squeezed
 */
export function measureLayout(): string[] {
  const problems = new Set<string>()
  const name = (element: Element) => {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
    return `<${element.tagName.toLowerCase()}> "${text}"`
  }
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width)
    problems.add(`the page is ${document.documentElement.scrollWidth} px wide in ${width}`)

  /** Boxes that show a part of their content on purpose: carousels, decoration, hidden and clamped texts. */
  function isCutOnPurpose(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, clipPath, overflowX, webkitLineClamp, transform } = getComputedStyle(at)
      if (position === 'absolute' && clipPath !== 'none') return true
      if (webkitLineClamp !== 'none' || at.matches('[aria-hidden=true], [inert], logo-carousel, #skip')) return true
      if (overflowX === 'auto' || overflowX === 'scroll' || at.matches('.keen-slider, [data-carousel]')) return true
      if (transform !== 'none' && at.matches('ul, ol')) return true
    }
    return false
  }

  function boxOf(element: Element): Element {
    let at = element
    while (at.parentElement && getComputedStyle(at).display.startsWith('inline') && !at.matches('button, a'))
      at = at.parentElement
    return at
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    if (!element || !text.textContent?.trim() || element.closest('script, style, noscript, option, title')) continue
    if (!element.checkVisibility({ visibilityProperty: true }) || isCutOnPurpose(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    if (right - left === 0) continue
    if (right > width + 1 || left < -1)
      problems.add(`leaves the window: ${name(element)} ${Math.round(left)}-${Math.round(right)}`)
    const box = boxOf(element)
    const own = box.getBoundingClientRect()
    if (right > own.right + 2 || left < own.left - 2)
      problems.add(`leaves its box: ${name(element)} by ${Math.round(Math.max(right - own.right, own.left - left))}`)
    for (let at: Element | null = box; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const outer = at.getBoundingClientRect()
      if (overflowX !== 'visible' && (right > outer.right + 1 || left < outer.left - 1))
        problems.add(`is cut: ${name(element)}`)
      const rect = range.getBoundingClientRect()
      if (
        overflowY !== 'visible' &&
        overflowY !== 'auto' &&
        overflowY !== 'scroll' &&
        (rect.bottom > outer.bottom + 6 || rect.top < outer.top - 6)
      )
        problems.add(`is cut in height: ${name(element)}`)
    }
    const words = text.textContent.matchAll(/\p{L}{5,}/gu)
    if (text.textContent.length < 60 && !text.textContent.includes('@')) {
      for (const { 0: word, index } of words) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (tops.size > 1) problems.add(`is broken: ${name(element)} at "${word}"`)
      }
    }
  }
  for (const icon of document.querySelectorAll('svg.lucide')) {
    const box = icon.getBoundingClientRect()
    if (box.width > 0 && Math.abs(box.width - box.height) > 1)
      problems.add(
        `an icon is squeezed: ${Math.round(box.width)}x${Math.round(box.height)} in ${name(icon.parentElement ?? icon)}`,
      )
  }
  for (const logo of document.querySelectorAll<HTMLImageElement>('#header img')) {
    const { width: w, height: h } = logo.getBoundingClientRect()
    if (h > 0 && logo.naturalHeight > 0 && w / h < (logo.naturalWidth / logo.naturalHeight) * 0.9)
      problems.add(`the logo is squeezed: ${Math.round(w)}x${Math.round(h)}`)
  }
  return Array.from(problems)
}
