/** Takes out of an SVG what runs, and what is fetched from elsewhere. */
import createPurifier from 'dompurify'

/** What a drawing may refer to: a part of itself, or a picture that is inside it. */
const INSIDE = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,)/i
const REFERENCE = /(?:^|:)(?:href|src)$/i
const OUTSIDE_URL = /url\(\s*["']?(?!["'\s]*(?:#|data:image\/(?:png|jpe?g|gif|webp);))[^)]*\)/gi
/** Escapes could hide one. */
const OUTSIDE_STYLE = new RegExp(`@import|\\\\|${OUTSIDE_URL.source}`, 'i')
/** Elements whose removal changes more than a note of the drawing program. */
const ACTIVE = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'audio', 'video', 'link'])

export type CleanDrawing = {
  svg: string
  /** Whether something had to be taken out. */
  isChanged: boolean
}

/** Whether an attribute runs something, or fetches something. */
function isActive(name: string, value: string): boolean {
  if (/^on/i.test(name)) return true
  return REFERENCE.test(name) ? !INSIDE.test(value) : OUTSIDE_STYLE.test(value)
}

/** A style sheet that fetches nothing. */
function insideOnly(css: string): string {
  if (css.includes('\\')) return ''
  return css.replace(/@import[^;]*(?:;|$)/gi, '').replace(OUTSIDE_URL, 'none')
}

/** Whether a style sheet stands outside the drawing, as `<?xml-stylesheet …?>` says. */
function hasOutsideSheet({ childNodes }: Document): boolean {
  return Array.from(childNodes).some((node) => node.nodeType === Node.PROCESSING_INSTRUCTION_NODE)
}

/** @returns null when the text is no SVG that can be read */
export function cleanDrawing(text: string): CleanDrawing | null {
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
  const root = drawing.documentElement
  if (root.localName !== 'svg' || drawing.querySelector('parsererror')) return null

  let isChanged = hasOutsideSheet(drawing)
  // One of its own: Sanity has hooks on the shared one.
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (ACTIVE.has(tagName)) isChanged = true
    if (tagName !== 'style' || !OUTSIDE_STYLE.test(node.textContent ?? '')) return
    node.textContent = insideOnly(node.textContent ?? '')
    isChanged = true
  })
  purifier.addHook('uponSanitizeAttribute', (_node, data) => {
    if (!isActive(data.attrName, data.attrValue)) return
    data.keepAttr = false
    isChanged = true
  })
  const clean = purifier.sanitize(root, {
    USE_PROFILES: { svg: true, svgFilters: true },
    // Of parts of the drawing itself, as the hook sees to.
    ADD_TAGS: ['use'],
    ADD_ATTR: ['href', 'xlink:href'],
    RETURN_DOM: true,
  })
  const svg = clean instanceof Element ? clean.querySelector('svg') : null
  return svg && { svg: new XMLSerializer().serializeToString(svg), isChanged }
}
