/** Downloads a text as a file. */

/** `redirects-2026-11-21.csv`, in the editor's time zone. */
export function fileName(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `redirects-${parts.join('-')}.csv`
}

export function download(name: string, text: string): void {
  // Excel detects UTF-8 by the byte order mark.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
