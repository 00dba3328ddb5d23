/** What the script costs, by one press; and what it is for. */
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/controls/button'
import { FieldName, Select } from '@/components/ui/controls/field'
import { useWords } from '@/lib/contexts/words-context'
import { formatMoney, withGst } from '@/lib/estimate/money'
import { OPTIONS, type Option } from '@/lib/estimate/options'
import type { PriceState } from './use-price'

const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))', gap: '3' },
})

const Options = chakra(Select, { base: { '& option': { color: 'ink', bg: 'white' } } })

const Amount = chakra('p', {
  base: { textStyle: 'figure', fontSize: 'clamp(1.375rem, 1rem + 1.4vw, 2rem)', '& small': { fontSize: '0.6em' } },
})

type ChoiceFieldProps = {
  label: string
  value: string | null
  options: readonly (readonly [value: string, label: string])[]
  onChoose(value: string): void
}

function ChoiceField({ label, value, options, onChoose }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div>
      <FieldName htmlFor={id}>{label}</FieldName>
      <Options id={id} variant="box" value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Options>
    </div>
  )
}

const TABS = ['narration', 'commercial'] as const

function Choices({ choice: { tab, location, medium }, choose }: Pick<PriceState, 'choice' | 'choose'>) {
  const words = useWords('script', 'estimator')
  const labelled = <V extends string>(options: readonly Option<V>[]) =>
    options.map(({ value, label }) => [value, words.estimator[label]] as const)
  return (
    <Fields>
      <ChoiceField
        label={words.script.kind}
        value={tab}
        options={TABS.map((own) => [own, words.estimator[own]])}
        onChoose={(value) => choose({ tab: TABS.find((own) => own === value) })}
      />
      {tab === 'commercial' && (
        <>
          <ChoiceField
            label={words.estimator.location}
            value={location}
            options={labelled(OPTIONS.location)}
            onChoose={(value) => choose({ location: OPTIONS.location.find((own) => own.value === value)?.value })}
          />
          <ChoiceField
            label={words.estimator.medium}
            value={medium}
            options={labelled(OPTIONS.medium)}
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

export function PriceRow({ choice, choose, subject, price, request }: PriceState) {
  const words = useWords('script')
  return (
    <chakra.div display="grid" gap="3" mt="6">
      <Choices choice={choice} choose={choose} />
      <chakra.p fontWeight="600">
        <span key={subject}>{subject ?? words.script[choice.tab === 'narration' ? 'noBand' : 'noLength']}</span>
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
