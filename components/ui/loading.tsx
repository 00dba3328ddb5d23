/** Shown while data is on its way. */
import { rootWords } from '@/lib/words/root'
import { useWords } from '@/lib/words/use-words'

export function Loading() {
  return useWords(rootWords)('loading')
}
