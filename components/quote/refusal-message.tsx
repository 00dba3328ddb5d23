/** One sentence that says why an enquiry was refused and what to do, with the phone number. */
import { useSettings } from '@/components/settings/settings-context'
import { REFUSAL_SENTENCES, type Refusal } from '@/lib/enquiry/refusal'

export function RefusalMessage({ refusal }: { refusal: Refusal }) {
  const { phone } = useSettings()
  const { text, call } = REFUSAL_SENTENCES[refusal]
  return (
    <>
      {text}
      {phone?.number && (
        <>
          , {call} <a href={`tel:${phone.number}`}>{phone.display || phone.number}</a>
        </>
      )}
      .
    </>
  )
}
