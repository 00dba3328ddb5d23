/** States of voice lists. */

import { useWords } from '@/lib/words/use-words'
import { voiceWords } from '@/lib/words/voices'

export { Loading } from '@/components/ui/loading'
export { ReadError as VoicesError } from '@/components/ui/read-states'

export function NoneFound() {
  return useWords(voiceWords)('none')
}
