/** Content of the 500 page. */
import { useSettings } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import { LostSignal } from './lost-signal'

export function ServerError() {
  const { serverError } = useSettings()
  const words = useWords('errors')
  return (
    <LostSignal
      pose="asleep"
      code={words.errors.failedCode}
      field="serverError"
      heading={serverError?.heading || words.errors.failed}
      text={serverError?.text}
    />
  )
}
