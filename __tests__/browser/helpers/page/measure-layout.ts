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

  /** Texts share their ancestors, and nothing changes meanwhile: each element is measured once. */
  function once<T>(measure: (element: Element) => T): (element: Element) => T {
    const known = new Map<Element, T>()
    return (element) => {
      const value = known.get(element) ?? measure(element)
      known.set(element, value)
      return value
    }
  }

  /** Boxes that show a part of their content on purpose: carousels, decoration, hidden and clamped texts. */
  const isCutOnPurpose: (element: Element) => boolean = once((element) => {
    const { position, clipPath, overflowX, webkitLineClamp, transform } = getComputedStyle(element)
    if (position === 'absolute' && clipPath !== 'none') return true
    if (webkitLineClamp !== 'none' || element.matches('[aria-hidden=true], [inert], logo-carousel, #skip')) return true
    if (overflowX === 'auto' || overflowX === 'scroll' || element.matches('.keen-slider, [data-carousel]')) return true
    if (transform !== 'none' && element.matches('ul, ol')) return true
    return element.parentElement !== null && isCutOnPurpose(element.parentElement)
  })

  const rectOf = once((element) => element.getBoundingClientRect())

  /** The element and its ancestors below the body that cut what leaves them, and how. */
  const cuttersOf: (element: Element) => { rect: DOMRect; cutsWidth: boolean; cutsHeight: boolean }[] = once(
    (element) => {
      if (element === document.body) return []
      const { overflowX, overflowY } = getComputedStyle(element)
      const cutsWidth = overflowX !== 'visible'
      const cutsHeight = !['visible', 'auto', 'scroll'].includes(overflowY)
      const outer = element.parentElement ? cuttersOf(element.parentElement) : []
      return cutsWidth || cutsHeight ? [{ rect: rectOf(element), cutsWidth, cutsHeight }, ...outer] : outer
    },
  )

  const boxOf: (element: Element) => Element = once((element) => {
    const isInline = getComputedStyle(element).display.startsWith('inline') && !element.matches('button, a')
    return isInline && element.parentElement ? boxOf(element.parentElement) : element
  })

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    if (!element || !text.textContent?.trim() || element.closest('script, style, noscript, option, title')) continue
    if (!element.checkVisibility({ visibilityProperty: true }) || isCutOnPurpose(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    if (right - left === 0) continue
    if (right > width + 1 || left < -1)
      problems.add(`leaves the window: ${name(element)} ${Math.round(left)}-${Math.round(right)}`)
    const box = boxOf(element)
    const own = rectOf(box)
    if (right > own.right + 2 || left < own.left - 2)
      problems.add(`leaves its box: ${name(element)} by ${Math.round(Math.max(right - own.right, own.left - left))}`)
    for (const { rect, cutsWidth, cutsHeight } of cuttersOf(box)) {
      if (cutsWidth && (right > rect.right + 1 || left < rect.left - 1)) problems.add(`is cut: ${name(element)}`)
      if (cutsHeight && (bottom > rect.bottom + 6 || top < rect.top - 6))
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
