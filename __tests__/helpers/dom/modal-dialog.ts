/** Modal dialogs for jsdom, which lacks `showModal`: open, first focus, Escape, focus return. Real ones are tested in Chromium. */

export function installModalDialogs(): void {
  const { prototype } = HTMLDialogElement
  let before: Element | null = null
  // jsdom has no layout either.
  Element.prototype.checkVisibility ??= () => true

  function handleKey(event: KeyboardEvent): void {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
    if (event.key === 'Escape' && dialog) dialog.close()
  }

  prototype.showModal = function showModal() {
    before = document.activeElement
    this.setAttribute('open', '')
    this.querySelector<HTMLElement>('a[href], button, input:not([tabindex]), textarea')?.focus()
    document.addEventListener('keydown', handleKey)
  }
  prototype.close = function close() {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    document.removeEventListener('keydown', handleKey)
    if (before instanceof HTMLElement) before.focus()
    this.dispatchEvent(new Event('close'))
  }
}
