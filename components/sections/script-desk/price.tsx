/** What the script costs, by one press, and what it is for: a narration of its band, or a commercial of the length that it fits. */
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ScriptState } from '@/components/script/use-script'
import { Button } from '@/components/ui/controls/button'
import { SelectField } from '@/components/ui/controls/select-field'
import { useWords } from '@/lib/contexts/words-context'
import { formatMoney, withGst } from '@/lib/estimate/money'
import { OPTIONS, type Option } from '@/lib/estimate/options'
import { requestEstimate } from '@/lib/estimate/request-estimate'
import { jobFacts, offerFor } from '@/lib/script/offer'

/** `idle` before the press, and again once the choice is another one. */
type Price = { status: 'idle' | 'pending' | 'none' } | { status: 'known'; amount: number }

type UseState = Pick<ScriptState, 'script' | 'use' | 'choose'>

/** @param pace the medium pace, by which a commercial fits, in words of average length in 30 seconds; null when it is unknown */
export function usePrice({ script, use, choose }: UseState, pace: number | null) {
  const words = useWords('estimator', 'script', 'briefs')
  const [response, setResponse] = useState<{ key: string; price: Price } | null>(null)
  const controller = useRef<AbortController | null>(null)
  const { fit } = offerFor(script, pace, use)
  const question = fit?.question ?? null
  const key = JSON.stringify(question)
  const price: Price = response?.key === key ? response.price : { status: 'idle' }

  useEffect(() => () => controller.current?.abort(), [])

  async function request(): Promise<void> {
    controller.current?.abort()
    if (!question) return
    const own = new AbortController()
    controller.current = own
    setResponse({ key, price: { status: 'pending' } })
    // The failure has been logged.
    const amount = await requestEstimate(question, own.signal).catch(() => null)
    if (own.signal.aborted) return
    setResponse({ key, price: amount === null ? { status: 'none' } : { status: 'known', amount } })
  }

  const amount = price.status === 'known' ? price.amount : null
  return {
    use,
    choose,
    /**
     * What is priced, such as "300 words" or "30 seconds"; null when it is longer than the estimator goes, and while nothing is said. The
     * estimator's own times of its bands are left out: they are by another pace than those of this panel.
     */
    subject: fit && words.estimator[fit.label],
    hasWords: script.words > 0,
    price,
    /** Dollars without GST; null while they are not known. */
    amount,
    /** Everything that the price is for, as lines of the brief. */
    facts: jobFacts(use, fit, amount, words),
    request,
  }
}

export type PriceState = ReturnType<typeof usePrice>

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
function PriceLine({ price }: Pick<PriceState, 'price'>) {
  const words = useWords('script', 'estimator')
  let content: ReactNode = null
  if (price.status === 'none') content = <p key="none">{words.script.noPrice}</p>
  if (price.status === 'known') {
    content = (
      <div key={price.amount}>
        <Amount>
          {formatMoney(price.amount)} <small>{words.estimator.plusGst}</small>
        </Amount>
        <chakra.p
          textStyle="small"
          color="muted"
        >{`${formatMoney(withGst(price.amount))} ${words.estimator.withGst}`}</chakra.p>
      </div>
    )
  }
  return (
    <div aria-live="polite" aria-atomic aria-busy={price.status === 'pending'}>
      {content}
    </div>
  )
}

export function PriceRow({ use, choose, subject, hasWords, price, request }: PriceState) {
  const words = useWords('script')
  return (
    <chakra.div display="grid" gap="3" mt="6">
      <UseChoices use={use} choose={choose} />
      <chakra.p fontWeight="600">
        {hasWords && (
          <span key={subject}>{subject ?? words.script[use.tab === 'narration' ? 'noBand' : 'noLength']}</span>
        )}
      </chakra.p>
      <PriceLine price={price} />
      {subject && price.status !== 'known' && (
        <Button variant="secondary" aria-disabled={price.status === 'pending'} onClick={request}>
          {words.script.getPrice}
        </Button>
      )}
    </chakra.div>
  )
}
