/** Without case and diacritics, so that "cafe" finds "Café". */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether every word of the keyword occurs in one of the texts, in any order, also within longer words. */
export function matchesKeyword(keyword: string | undefined, texts: readonly string[]): boolean {
  const words = foldText(keyword ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return true
  const folded = foldText(texts.join('\n'))
  return words.every((word) => folded.includes(word))
}
