/** Content of the 500 page. */
import { useSettings } from '@/components/settings/settings-context'
import { LostSignal } from './lost-signal'

export function ServerError() {
  const { serverError } = useSettings()
  return (
    <LostSignal
      code="error.500"
      field="serverError"
      heading={serverError?.heading || 'Something went wrong on our side'}
      text={serverError?.text}
    />
  )
}
