/** The quote estimator: three big choices, a price that is alive, and the way to a quote. */
import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { useEdit } from '@/components/draft/edit-context'
import { QuoteButton } from '@/components/quote/quote-button'
import { SuccessNotice } from '@/components/quote/success-notice'
import { Section } from '@/components/ui/section'
import type { SectionOf } from '@/lib/content/section-types'
import { DURATIONS, type EstimatorTab, LOCATIONS, MEDIA, USAGES, WORD_COUNTS } from '@/lib/estimate/options'
import { Choice } from './choice'
import { mediumMark, reachMark } from './marks'
import { Meter, Price } from './price'
import { panelId, Tabs, tabId } from './tabs'
import { useEstimate } from './use-estimate'

export default function EstimatorSection({ section }: { section: SectionOf<'estimator'> }) {
  const { heading, text, includedText, gstNote, emptyHint, usageNote, finaliseLabel, tone, anchor } = section
  const id = useId()
  const edit = useEdit()
  const [isSent, setSent] = useState(false)
  const { tab, inputs, amount, isPending, request, switchTab, chooseCommercial, chooseNarration } = useEstimate()
  const { commercial, narration } = inputs
  const chosen = Object.values(inputs[tab])

  return (
    <Section tone={tone} anchor={anchor} labelledBy={id}>
      <Box maxWidth="text" mb="clamp(28px, 4vw, 48px)">
        <chakra.h2 id={id} textStyle="h2" {...edit('heading')}>
          {heading}
        </chakra.h2>
        {text && (
          <chakra.p textStyle="lead" color="muted" mt="16px" {...edit('text')}>
            {text}
          </chakra.p>
        )}
      </Box>

      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '1.5fr 1fr' }}
        borderRadius="24px"
        overflow="clip"
        boxShadow="float"
      >
        <Box data-tone="white" bg="white" color="ink" p="clamp(20px, 3.2vw, 40px)">
          <Tabs id={id} label={heading} selected={tab} onSelect={switchTab} />
          <Panel id={id} tab="commercial" selected={tab}>
            <Choice
              legend="Duration"
              options={DURATIONS}
              value={commercial.duration}
              onChoose={(duration) => chooseCommercial({ duration })}
            />
            <Choice
              legend="Location"
              options={LOCATIONS}
              value={commercial.location}
              onChoose={(location) => chooseCommercial({ location })}
              mark={reachMark}
            />
            <Choice
              legend="Medium"
              options={MEDIA}
              value={commercial.medium}
              onChoose={(medium) => chooseCommercial({ medium })}
              mark={mediumMark}
            />
          </Panel>
          <Panel id={id} tab="narration" selected={tab}>
            <Choice
              legend="Word count"
              options={WORD_COUNTS}
              value={narration.wordCount}
              onChoose={(wordCount) => chooseNarration({ wordCount })}
            />
            <Choice
              legend="Usage"
              options={USAGES}
              value={narration.usage}
              onChoose={(usage) => chooseNarration({ usage })}
              note={usageNote}
            />
          </Panel>
        </Box>

        <Box
          data-tone="ink"
          bg="ink"
          color="cream"
          p="clamp(24px, 3.2vw, 40px)"
          display="flex"
          flexDirection="column"
          gap="20px"
        >
          <Meter share={chosen.filter((value) => value !== null).length / chosen.length} />
          <Price amount={amount} isPending={isPending} emptyHint={emptyHint} />
          <Box mt="auto" display="grid" gap="8px">
            {includedText && (
              <chakra.p fontWeight="600" {...edit('includedText')}>
                {includedText}
              </chakra.p>
            )}
            {gstNote && (
              <chakra.p textStyle="small" color="muted" {...edit('gstNote')}>
                {gstNote}
              </chakra.p>
            )}
          </Box>
          <SuccessNotice isShown={isSent} onDismiss={() => setSent(false)} />
          <QuoteButton
            request={{ ...request, onSent: () => setSent(true) }}
            width="100%"
            minHeight="56px"
            {...edit('finaliseLabel')}
          >
            {finaliseLabel || 'Finalise your quote'}
          </QuoteButton>
        </Box>
      </Box>
    </Section>
  )
}

type PanelProps = { id: string; tab: EstimatorTab; selected: EstimatorTab; children: ReactNode }

function Panel({ id, tab, selected, children }: PanelProps) {
  const isSelected = tab === selected
  return (
    <Box
      role="tabpanel"
      id={panelId(id, tab)}
      aria-labelledby={tabId(id, tab)}
      hidden={!isSelected}
      display="grid"
      rowGap="24px"
      mt="28px"
    >
      {children}
    </Box>
  )
}
