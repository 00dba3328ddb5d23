/** What the script costs, by one press, and what it is for: a narration of its band, or a commercial of the length that it fits. */
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { usePrice } from '@/components/estimate/use-price'
import type { ScriptState } from '@/components/script/use-script'
import { Button } from '@/components/ui/controls/button'
import { SelectField } from '@/components/ui/controls/select-field'
import { useWords } from '@/lib/contexts/words-context'
import { formatMoney, withGst } from '@/lib/estimate/money'
import { OPTIONS, type Option } from '@/lib/estimate/options'
import { jobFacts, offerFor } from '@/lib/script/offer'

/** `idle` before the press, and again once the choice is another one. */
type PriceStatus = 'idle' | 'pending' | 'none' | 'known'

type UseState = Pick<ScriptState, 'script' | 'use' | 'choose'>

/** @param pace the medium pace, by which a commercial fits, in words of average length in 30 seconds; null when it is unknown */
export function usePriceOnPress({ script, use, choose }: UseState, pace: number | null) {
  const words = useWords('estimator', 'script', 'briefs')
  /** The question that was pressed for. */
  const [requestedKey, setRequestedKey] = useState<string | null>(null)
  const { fit } = offerFor(script, pace, use)
  const key = JSON.stringify(fit?.question ?? null)
  const isRequested = requestedKey === key
  // Once: another press repeats it.
  const price = usePrice(isRequested && fit ? fit.question : null, { retries: 0 })
  const amount = price.amount ?? null
  const status: PriceStatus = !isRequested ? 'idle' : price.isPending ? 'pending' : amount === null ? 'none' : 'known'

  return {
    use,
    choose,
    /**
     * What is priced, such as "300 words" or "30 seconds"; null when it is longer than the estimator goes, and while nothing is said. The
     * estimator's own times of its bands are left out: they are by another pace than those of this panel.
     */
    subject: fit && words.estimator[fit.label],
    hasWords: script.words > 0,
    status,
    /** Dollars without GST; null while they are not known. */
    amount,
    /** Everything that the price is for, as lines of the brief. */
    facts: jobFacts(use, fit, amount, words),
    request: () => (isRequested ? price.requestAgain() : setRequestedKey(key)),
  }
}

export type PriceState = ReturnType<typeof usePriceOnPress>

const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))', gap: '3' },
})

const Amount = chakra('p', {
  base: { textStyle: 'figure', fontSize: 'clamp(1.375rem, 1rem + 1.4vw, 2rem)', '& small': { fontSize: '0.6em' } },
})

const TABS = ['narration', 'commercial'] as const

/** What the script is for: chosen once, for all that shows its price. */
export function UseChoices({ use: { tab, location, medium }, choose }: Pick<ScriptState, 'use' | 'choose'>) {
  const words = useWords('script', 'estimator')
  const labelled = <V extends string>(options: readonly Option<V>[]) =>
    options.map(({ value, label }) => [value, words.estimator[label]] as const)
  return (
    <Fields>
      <SelectField
        label={words.script.kind}
        value={tab}
        options={TABS.map((own) => [own, words.estimator[own]])}
        invitation={words.estimator.choose}
        onChoose={(value) => choose({ tab: TABS.find((own) => own === value) })}
      />
      {tab === 'commercial' && (
        <>
          <SelectField
            label={words.estimator.location}
            value={location}
            options={labelled(OPTIONS.location)}
            invitation={words.estimator.choose}
            onChoose={(value) => choose({ location: OPTIONS.location.find((own) => own.value === value)?.value })}
          />
          <SelectField
            label={words.estimator.medium}
            value={medium}
            options={labelled(OPTIONS.medium)}
            invitation={words.estimator.choose}
            onChoose={(value) => choose({ medium: OPTIONS.medium.find((own) => own.value === value)?.value })}
          />
        </>
      )}
    </Fields>
  )
}

/** Announced when it arrives. */
function PriceLine({ status, amount }: Pick<PriceState, 'status' | 'amount'>) {
  const words = useWords('script', 'estimator')
  let content: ReactNode = null
  if (status === 'none') content = <p key="none">{words.script.noPrice}</p>
  if (amount !== null) {
    content = (
      <div key={amount}>
        <Amount>
          {formatMoney(amount)} <small>{words.estimator.plusGst}</small>
        </Amount>
        <chakra.p
          textStyle="small"
          color="muted"
        >{`${formatMoney(withGst(amount))} ${words.estimator.withGst}`}</chakra.p>
      </div>
    )
  }
  return (
    <div aria-live="polite" aria-atomic aria-busy={status === 'pending'}>
      {content}
    </div>
  )
}

export function PriceRow({ use, choose, subject, hasWords, status, amount, request }: PriceState) {
  const words = useWords('script')
  return (
    <chakra.div display="grid" gap="3" mt="6">
      <UseChoices use={use} choose={choose} />
      <chakra.p fontWeight="600">
        {hasWords && (
          <span key={subject}>{subject ?? words.script[use.tab === 'narration' ? 'noBand' : 'noLength']}</span>
        )}
      </chakra.p>
      <PriceLine status={status} amount={amount} />
      {subject && amount === null && (
        <Button variant="secondary" aria-disabled={status === 'pending'} onClick={request}>
          {words.script.getPrice}
        </Button>
      )}
    </chakra.div>
  )
}
