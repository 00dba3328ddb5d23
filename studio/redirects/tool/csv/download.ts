/** Hands a text to the editor as a file. */

/** `redirects-2026-11-21.csv`, by the editor's calendar. */
export function fileName(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `redirects-${parts.join('-')}.csv`
}

export function download(name: string, text: string): void {
  // The mark at the beginning tells Excel that it is UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
