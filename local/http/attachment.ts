/**
 * Content-Disposition for a download under a human-readable name (RFC 6266): characters not allowed in file names
 * become `-`, the extension is always the file's own; includes an ASCII fallback and UTF-8 (RFC 8187).
 */
export function attachment(name: string, extension: string): string {
  const stem = name
    .trim()
    .slice(0, 150)
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: strips control characters
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]/g, '-')
    .replace(/^\.+/, '')
  const full = stem.toLowerCase().endsWith(extension.toLowerCase()) ? stem : `${stem}${extension}`
  const ascii = full
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, '-')
    .replaceAll('%', '-')
  const encoded = encodeURIComponent(full).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
