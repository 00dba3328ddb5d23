/** One sentence that says why an enquiry was refused and what to do, with the phone number. */
import { useSettings } from '@/components/settings/settings-context'
import type { Refusal } from '@/lib/enquiry/refusal'
import { enquiryWords } from '@/lib/words/enquiry'
import { useWords } from '@/lib/words/use-words'

export function RefusalMessage({ refusal }: { refusal: Refusal }) {
  const { phone } = useSettings()
  const words = useWords(enquiryWords)
  return (
    <>
      {words(refusal)}
      {phone?.number && (
        <>
          , {words('orCall')} <a href={`tel:${phone.number}`}>{phone.display || phone.number}</a>
        </>
      )}
      .
    </>
  )
}
