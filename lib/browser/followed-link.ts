/** Which clicks make the browser load another page. Browser only. */

/** Whether a click is without a key that opens another tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}

/** Samples, which are sent as downloads, and names of files, such as .zip or .docx. */
const FILE = /^\/api\/|\.(?!html)\w+$/

/**
 * @returns the link that a click makes the browser load in this window, if no listener has handled the click: null for
 * links to a part of the page, to a new window, to a file, and for clicks with a modifier key. No browser says that a
 * response is saved and the page stays, so that is told from the URL.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, defaultPrevented } = event
  if (defaultPrevented || !isPlainClick(event)) return null
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (
    !link ||
    link.target ||
    link.hasAttribute('download') ||
    FILE.test(link.pathname) ||
    !link.protocol.startsWith('http')
  )
    return null
  const isOnPage = link.href.split('#')[0] === location.href.split('#')[0]
  return isOnPage && link.hash !== '' ? null : link
}
