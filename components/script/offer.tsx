/** Shows the length of the visitor's script, its price with and without GST, what that is for, and what fewer words would save. */
import { chakra } from '@chakra-ui/react'
import { Timer } from 'lucide-react'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { useWords } from '@/lib/contexts/words-context'
import { formatMoney, withGst } from '@/lib/estimate/money'
import { jobText } from '@/lib/script/offer'
import { fillIn } from '@/lib/words/words'
import type { PricedOffer } from './use-offer'

/** In rows, each of which wraps where it has to. */
const Figures = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    rowGap: '0.5',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: '600',
    '& svg': { display: 'inline', width: '1em', height: '1em', mr: '1.5', verticalAlign: '-0.1em' },
    '& b': { textStyle: 'figure', fontSize: '1.375rem' },
  },
  variants: { size: { card: {}, large: { '& b': { fontSize: 'clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem)' } } } },
})

/** What the price is for, or why there is none. */
function Job({ stored: { use }, fit, atPace }: PricedOffer) {
  const words = useWords('script', 'estimator')
  const job = jobText(use, words)
  const text = fit
    ? `${job}: ${words.estimator[fit.label]}, ${atPace}`
    : `${job}, ${atPace}. ${words.script[use.tab === 'narration' ? 'noBand' : 'noLength']}`
  return <span key={text}>{text}</span>
}

/** "Cut 8 words and it is 30 seconds: $520 instead of $660", or how many words still fit; nothing where neither helps. */
function useHint({ fit, room, cut, price, cutPrice }: PricedOffer): string {
  const words = useWords('script', 'estimator')
  if (cut && typeof cutPrice === 'number') {
    const values = { count: cut.words, length: words.estimator[cut.label], less: formatMoney(cutPrice) }
    if (!fit) return fillIn(words.script.cutToFit, values)
    if (typeof price === 'number' && cutPrice < price)
      return fillIn(words.script.cutToSave, { ...values, price: formatMoney(price) })
  }
  return room > 0 ? fillIn(words.script.room, { count: room }) : ''
}

type OfferProps = {
  offer: PricedOffer
  size: 'card' | 'large'
}

export function Offer({ offer, size }: OfferProps) {
  const words = useWords('script', 'estimator')
  const { time, price, fit } = offer
  const hint = useHint(offer)
  return (
    <div>
      <Figures size={size}>
        <span>
          <Timer aria-hidden />
          <VisuallyHidden>{`${words.script.label}: `}</VisuallyHidden>
          <b key={time}>{time}</b>
        </span>
        {typeof price === 'number' && (
          <>
            <span key={price}>
              <b>{formatMoney(price)}</b> {words.estimator.plusGst}
            </span>
            <span key={`gst ${price}`}>
              <b>{formatMoney(withGst(price))}</b> {words.estimator.withGst}
            </span>
          </>
        )}
      </Figures>
      <chakra.p textStyle={size === 'card' ? 'tiny' : 'small'} color="muted" mt="1">
        <Job {...offer} />
      </chakra.p>
      {fit && price === null && (
        <chakra.p textStyle={size === 'card' ? 'tiny' : 'small'} mt="1">
          {words.script.noPrice}
        </chakra.p>
      )}
      {hint && (
        <chakra.p textStyle={size === 'card' ? 'tiny' : 'small'} fontWeight="600" mt="1">
          <span key={hint}>{hint}</span>
        </chakra.p>
      )}
    </div>
  )
}
