/** Hook with what the stored script takes and costs at a pace. */
import type { RefObject } from 'react'
import { type Price, usePrice } from '@/components/estimate/use-price'
import { useWords } from '@/lib/contexts/words-context'
import { type LabelledValues, listValues } from '@/lib/enquiry/briefs'
import { formatNumber } from '@/lib/format/locale'
import { jobFacts, type Offer, offerFor } from '@/lib/script/offer'
import { formatSeconds, secondsFor } from '@/lib/script/pace'
import { readScript, type Script } from '@/lib/script/read-script'
import type { StoredScript } from '@/lib/script/script-store'
import { fillIn } from '@/lib/words/words'
import { useSendScript, useStoredScript } from './use-script'

export type PricedOffer = Offer & {
  stored: StoredScript
  script: Script
  /** "0:28". */
  time: string
  /** Dollars without GST; undefined while they are not known, null where there is no price. */
  price: Price['amount']
  cutPrice: Price['amount']
  /** "at a medium pace", or whose it is. */
  atPace: string
  /** "66 spoken words". */
  spoken: string
  /** Everything that is known of the job, as lines of a brief. */
  facts: LabelledValues
}

const readings = new WeakMap<StoredScript, Script>()

/** How a stored script is read: once, for all that show something of it. */
function readingOf(script: StoredScript): Script {
  const known = readings.get(script)
  if (known) return known
  const { text, strikes, choices, counted, columns } = script
  const reading = readScript(text, {
    choices: new Map(choices),
    counted: new Set(counted),
    columns: new Map(columns),
    strikes,
  })
  readings.set(script, reading)
  return reading
}

/**
 * @param pace of the reader, in words of average length in 30 seconds
 * @param reader whose pace it is; null for the medium one
 */
export function useOffer(pace: number, reader: string | null): PricedOffer {
  const words = useWords('script', 'estimator', 'briefs')
  const stored = useStoredScript()
  const script = readingOf(stored)
  const offer = offerFor(script, pace, stored.use)
  const price = usePrice(offer.fit?.question ?? null).amount
  const cutPrice = usePrice(offer.cut?.question ?? null).amount
  const time = formatSeconds(secondsFor(script, pace))
  const atPace = reader === null ? words.script.atMedium : fillIn(words.script.atOwn, { name: reader })
  const spoken = `${formatNumber(script.words)} ${script.words === 1 ? words.script.spokenWord : words.script.spokenWords}`
  const facts: LabelledValues = [
    [words.script.script, spoken],
    [words.script.time, `${time} ${reader === null ? words.script.medium : atPace}`],
    ...jobFacts(stored.use, offer.fit, price ?? null, words),
  ]
  return { ...offer, stored, script, time, price, cutPrice, atPace, spoken, facts }
}

/**
 * Puts the script, below everything that is known of the job, into the brief that a button opens; nothing of a script without words.
 * @param before lines that stand above those of the job
 */
export function useSendOffer(
  button: RefObject<HTMLElement | null>,
  { script, facts, stored }: PricedOffer,
  before: LabelledValues = [],
): void {
  useSendScript(button, script.words > 0 ? `${listValues([...before, ...facts])}\n\n${stored.text}` : '')
}
