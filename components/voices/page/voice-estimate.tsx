/** The estimator for one voice, on its page: its questions, the price, and the way into the enquiry. Loaded when it is opened. */
import { chakra } from '@chakra-ui/react'
import { useId, useMemo } from 'react'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import { Price } from '@/components/estimate/price'
import { useEstimate } from '@/components/estimate/use-estimate'
import { SelectField } from '@/components/ui/controls/select-field'
import { Tabs, tabId } from '@/components/ui/controls/tabs'
import type { Voice } from '@/lib/api/models'
import { useWords } from '@/lib/contexts/words-context'
import { type EstimatorTab, OPTIONS, type Option, QUESTIONS } from '@/lib/estimate/options'
import type { VoiceEstimator } from '@/lib/page/props'

const TABS: readonly EstimatorTab[] = ['commercial', 'narration']

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    // Side by side in the narrowest panel, else below each other, never within a word.
    '& [role=tab]': { px: '2', overflowWrap: 'normal' },
  },
})

const Questions = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '@container (min-width: 30rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))' },
  },
})

type QuestionProps<V> = {
  legend: string
  options: readonly Option<V>[]
  value: V | null
  onChoose(value: V): void
}

function Question<V extends string | number>({ legend, options, value, onChoose }: QuestionProps<V>) {
  const words = useWords('estimator')
  const labelled = options.map(({ value: own, label, length }) => {
    const text = words.estimator[label]
    return [String(own), length ? `${text}, ${words.estimator[length]}` : text] as const
  })
  return (
    <SelectField
      label={legend}
      value={value === null ? null : String(value)}
      options={labelled}
      invitation={words.estimator.choose}
      onChoose={(text) => {
        const chosen = options.find((option) => String(option.value) === text)
        if (chosen) onChoose(chosen.value)
      }}
    />
  )
}

export type VoiceEstimateProps = {
  voice: Voice
  estimator: VoiceEstimator
}

export default function VoiceEstimate({ voice: { pseudonym, code }, estimator }: VoiceEstimateProps) {
  const id = useId()
  const words = useWords('estimator', 'voicePage')
  const named = useMemo(() => ({ name: pseudonym, code }), [pseudonym, code])
  const { tab, inputs, amount, isPending, missing, request, choose, switchTab, retry } = useEstimate(named)
  const panelId = `${id}panel`
  return (
    <Frame>
      <Tabs
        variant="segmented"
        id={id}
        name={words.voicePage.estimate}
        labels={TABS.map((own) => words.estimator[own])}
        selected={TABS.indexOf(tab)}
        panelId={() => panelId}
        onSelect={(index) => switchTab(TABS[index] ?? tab)}
      />
      <Questions id={panelId} role="tabpanel" aria-labelledby={tabId(id, TABS.indexOf(tab))}>
        {QUESTIONS[tab].map((question) => (
          <Question
            key={question}
            legend={words.estimator[question]}
            options={OPTIONS[question]}
            value={inputs[question]}
            onChoose={(value) => choose(question, value)}
          />
        ))}
      </Questions>
      <Price
        size="small"
        amount={amount}
        isPending={isPending}
        missing={missing}
        emptyHint={estimator.emptyHint}
        onRetry={retry}
      />
      {estimator.includedText && (
        <chakra.p textStyle="small" color="muted">
          {estimator.includedText}
        </chakra.p>
      )}
      <EnquiryButton variant="secondary" request={request}>
        {words.estimator.finalise}
      </EnquiryButton>
    </Frame>
  )
}
