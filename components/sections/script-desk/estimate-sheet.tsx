/** The estimate on a sheet of paper, or as a PDF that the browser saves: everything that is known of the job. Nothing on a screen. */
import { chakra } from '@chakra-ui/react'
import { Printer } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/controls/button'
import { useSettings } from '@/lib/contexts/page-context'
import { useWords } from '@/lib/contexts/words-context'
import { type LabelledValues, voiceAbout } from '@/lib/enquiry/briefs'
import { formatMoney, withGst } from '@/lib/estimate/money'
import { LOCALE } from '@/lib/format/locale'
import { NO_VOICES } from '@/lib/shortlist/shortlist'
import { getShortlist, subscribeShortlist } from '@/lib/shortlist/store'

const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' })

/** public/other-media.css prints it alone. */
const Sheet = chakra('article', {
  base: {
    display: 'none',
    _print: { display: 'block' },
    color: 'ink',
    overflowWrap: 'anywhere',
    '& header': { display: 'flex', justifyContent: 'space-between', gap: '6', mb: '10mm', fontSize: '9pt' },
    '& header strong': { display: 'block', fontFamily: 'display', fontSize: '15pt' },
    '& header p:last-of-type': { textAlign: 'end' },
    '& h1': { textStyle: 'h2', fontSize: '30pt', mb: '6mm' },
    '& h2': { textStyle: 'h3', fontSize: '12pt', mt: '7mm', mb: '2mm', breakAfter: 'avoid' },
    '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& :is(th, td)': {
      py: '1.6mm',
      borderBottom: '0.3mm solid {colors.line}',
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
    '& th': { width: '45%', fontWeight: '400' },
    '& tbody + tbody td': { textAlign: 'end' },
    '& tr': { breakInside: 'avoid' },
    '& tr[data-total] > *': { fontSize: '14pt', fontWeight: '700', borderBottom: '0.6mm solid {colors.ink}' },
    '& ol': { pl: '6mm', listStyle: 'decimal' },
    '& [data-script]': { whiteSpace: 'pre-wrap', lineHeight: '1.6' },
  },
})

type SheetProps = {
  /** Length, time and use; the price stands below them. */
  facts: LabelledValues
  /** Dollars without GST. */
  amount: number
  /** What is included and for how long it may be used, as editors write it. */
  terms: string
  script: string
}

function Amounts({ amount }: { amount: number }) {
  const words = useWords('script')
  const total = withGst(amount)
  return (
    <tbody>
      <tr>
        <th scope="row">{words.script.sheetExcluding}</th>
        <td>{formatMoney(amount)}</td>
      </tr>
      <tr>
        <th scope="row">{words.script.sheetGst}</th>
        <td>{formatMoney(total - amount)}</td>
      </tr>
      <tr data-total>
        <th scope="row">{words.script.sheetTotal}</th>
        <td>{formatMoney(total)}</td>
      </tr>
    </tbody>
  )
}

function EstimateSheet({ facts, amount, terms, script }: SheetProps) {
  const words = useWords('script', 'briefs')
  const { brandName, legalName, registrationNumbers, phone, email } = useSettings()
  const voices = useSyncExternalStore(subscribeShortlist, getShortlist, () => NO_VOICES)
  const known = facts.filter(([label, value]) => value !== null && label !== words.briefs.estimate)
  return (
    <Sheet data-sheet lang={LOCALE}>
      <header>
        <p>
          <strong>{brandName}</strong>
          {[legalName, ...registrationNumbers.map(({ label, value }) => `${label} ${value}`)]
            .filter(Boolean)
            .join(' \u00b7 ')}
        </p>
        <p>{[phone?.display, email].filter(Boolean).join(' \u00b7 ')}</p>
      </header>
      <h1>{words.script.sheetTitle}</h1>
      <table>
        <tbody>
          <tr>
            <th scope="row">{words.script.sheetDate}</th>
            <td>{DATE.format(new Date())}</td>
          </tr>
          {known.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
        <Amounts amount={amount} />
      </table>
      <h2>{words.script.sheetTerms}</h2>
      <chakra.p whiteSpace="pre-line">{terms}</chakra.p>
      <chakra.p mt="2mm">{words.script.sheetNote}</chakra.p>
      {voices.length > 0 && (
        <>
          <h2>{words.script.sheetVoices}</h2>
          <ol>
            {voices.map(({ id, name, code, sample }) => (
              <li key={id}>{[voiceAbout(name, code, words.briefs), sample].filter(Boolean).join(', ')}</li>
            ))}
          </ol>
        </>
      )}
      <h2>{words.script.script}</h2>
      <p data-script dir="auto">
        {script}
      </p>
    </Sheet>
  )
}

/** A button that prints the sheet. */
export function PrintEstimate(props: SheetProps) {
  const words = useWords('script')
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    if (!isPrinting) return
    const root = document.documentElement
    const end = () => setPrinting(false)
    root.dataset.printsSheet = ''
    addEventListener('afterprint', end)
    window.print()
    return () => {
      delete root.dataset.printsSheet
      removeEventListener('afterprint', end)
    }
  }, [isPrinting])

  return (
    <>
      <Button variant="text" fontSize="md" onClick={() => setPrinting(true)}>
        <Printer size={18} />
        {words.script.printSheet}
      </Button>
      {isPrinting && createPortal(<EstimateSheet {...props} />, document.body)}
    </>
  )
}
