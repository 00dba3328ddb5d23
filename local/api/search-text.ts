/** Text normalised for search: without case and diacritics, so that "cafe" finds "Café". */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Returns a predicate for normalised text: whether every word of the keyword occurs in it, in any order, also within
 * longer words. An absent keyword matches everything.
 */
export function keywordTest(keyword: string | undefined): (folded: string) => boolean {
  const words = foldText(keyword ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  return (folded) => words.every((word) => folded.includes(word))
}
