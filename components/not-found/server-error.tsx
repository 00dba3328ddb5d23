/** Content of the 500 page. */
import { useSettings } from '@/components/settings/settings-context'
import { errorWords } from '@/lib/words/errors'
import { useWords } from '@/lib/words/use-words'
import { LostSignal } from './lost-signal'

export function ServerError() {
  const { serverError } = useSettings()
  const words = useWords(errorWords)
  return (
    <LostSignal
      code={words('failedCode')}
      field="serverError"
      heading={serverError?.heading || words('failed')}
      text={serverError?.text}
    />
  )
}
