/**
 * Does to a page what Google Translate does: puts each text, also those that come later, into two `font` elements, as a new
 * text node. The translation is the text in capitals.
 *
 * Whatever writes into a text node that has been replaced is reported as an error on the console, because visitors do not
 * see that text. Self-contained, because browser tests run it in the page.
 */
export function translatePage(): void {
  const replaced = new WeakSet<Node>()
  const OTHER = 'font font, script, style, noscript, textarea, title, template, [translate=no]'

  function translate(text: Text): void {
    const { parentElement: parent, data } = text
    if (!parent || parent.closest(OTHER) || data.trim() === '') return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.append(data.toUpperCase())
    replaced.add(text)
    text.replaceWith(outer)
  }

  function translateIn(root: Node): void {
    if (root instanceof Text) translate(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) translate(text)
  }

  for (const [prototype, name] of [
    [Node.prototype, 'nodeValue'],
    [Node.prototype, 'textContent'],
    [CharacterData.prototype, 'data'],
  ] as const) {
    const own = Object.getOwnPropertyDescriptor(prototype, name)
    if (!own) continue
    Object.defineProperty(prototype, name, {
      ...own,
      set(this: Node, value: string) {
        if (replaced.has(this))
          console.error(`A translated text is not seen to change: "${this.nodeValue}" to "${value}"`)
        own.set?.call(this, value)
      },
    })
  }

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translateIn(node)
  })
  observer.observe(document, { childList: true, subtree: true })
  translateIn(document)
}
