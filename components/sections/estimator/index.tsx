/** The quote estimator: three questions, a live price and a button to the quote form. */
import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { QuoteButton } from '@/components/quote/quote-button'
import { SuccessNotice } from '@/components/quote/success-notice'
import { EditableText } from '@/components/ui/editable-text'
import { Tabs, tabId } from '@/components/ui/tabs'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { DURATIONS, type EstimatorTab, LOCATIONS, MEDIA, USAGES, WORD_COUNTS } from '@/lib/estimate/options'
import { estimatorWords } from '@/lib/words/estimator'
import { useWords } from '@/lib/words/use-words'
import { Choice } from './choice'
import { mediumMark, reachMark } from './marks'
import { Meter, Price } from './price'
import { useEstimate } from './use-estimate'

/**
 * Side by side on wide screens. On smaller ones the price is between the choices and what it includes, and is sticky
 * at the bottom of the window while choices are below it, so that a choice and its price are seen together.
 */
const Calculator = chakra('div', {
  base: {
    borderRadius: 'xl',
    overflow: 'clip',
    boxShadow: 'float',
    lg: {
      display: 'grid',
      gridTemplateColumns: '1.5fr 1fr',
      gridTemplateRows: '1fr auto',
      gridTemplateAreas: '"keys price" "keys notes"',
    },
  },
})

const Keys = chakra('div', {
  base: {
    gridArea: 'keys',
    bg: 'bg',
    color: 'fg',
    p: '5-10',
    '@media (max-width: 22.4975rem)': { px: '3' },
    // Keeps the focused element above the sticky price.
    '& button, & input': { lgDown: { scrollMarginBottom: '13rem' } },
  },
})

const PriceBar = chakra('div', {
  base: {
    gridArea: 'price',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2.5',
    px: '4-10',
    py: '3',
    bg: 'bg',
    color: 'fg',
    // Takes no space while empty; always rendered, because screen readers announce only changes of an existing live
    // region.
    '& > [role=status]:empty': { position: 'absolute' },
    lgDown: {
      zIndex: '1',
      '& > [role=status]': { order: '-1', flex: '1 0 100%' },
      // Not sticky in a low window, such as a phone in landscape or a zoomed page.
      '@media (min-height: 30rem)': {
        position: 'sticky',
        bottom: 'calc(var(--help-bar) + var(--draft-bar, 0px) + var(--now-playing, 0px))',
      },
    },
    lg: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      rowGap: '5',
      p: 'clamp(1.5rem, 3.2vw, 2.5rem)',
    },
  },
})

const Notes = chakra('div', {
  base: {
    gridArea: 'notes',
    display: 'grid',
    alignContent: 'end',
    gap: '2',
    bg: 'bg',
    color: 'fg',
    px: '4-10',
    pt: { base: '3', lg: '0' },
    pb: '5-10',
  },
})

export default function EstimatorSection({ section }: { section: SectionOf<'estimator'> }) {
  const { heading, text, includedText, gstNote, emptyHint, usageNote, finaliseLabel } = section
  const id = useId()
  const edit = useEdit()
  const words = useWords(estimatorWords)
  const [isSent, setSent] = useState(false)
  const { tab, inputs, amount, isPending, request, switchTab, chooseCommercial, chooseNarration } = useEstimate()
  const { commercial, narration } = inputs
  const chosen = Object.values(inputs[tab])

  return (
    <ContentSection section={section}>
      <Box maxWidth="text" mb="7-12">
        <SectionTitle section={section} />
        <EditableText textStyle="lead" color="muted" mt="4" field="text">
          {text}
        </EditableText>
      </Box>

      <Calculator>
        <Keys data-tone="white">
          <Tabs
            variant="segmented"
            id={id}
            name={heading}
            labels={TABS.map((value) => words(value))}
            selected={indexOf(tab)}
            panelId={(index) => panelId(id, index)}
            onSelect={(index) => switchTab(TABS[index] ?? tab)}
          />
          <Panel id={id} tab="commercial" selected={tab}>
            <Choice
              legend={words('duration')}
              options={DURATIONS}
              value={commercial.duration}
              onChoose={(duration) => chooseCommercial({ duration })}
            />
            <Choice
              legend={words('location')}
              options={LOCATIONS}
              value={commercial.location}
              onChoose={(location) => chooseCommercial({ location })}
              mark={reachMark}
            />
            <Choice
              legend={words('medium')}
              options={MEDIA}
              value={commercial.medium}
              onChoose={(medium) => chooseCommercial({ medium })}
              mark={mediumMark}
            />
          </Panel>
          <Panel id={id} tab="narration" selected={tab}>
            <Choice
              legend={words('wordCount')}
              options={WORD_COUNTS}
              value={narration.wordCount}
              onChoose={(wordCount) => chooseNarration({ wordCount })}
            />
            <Choice
              legend={words('usage')}
              options={USAGES}
              value={narration.usage}
              onChoose={(usage) => chooseNarration({ usage })}
              note={usageNote}
            />
          </Panel>
        </Keys>

        <PriceBar data-tone="ink">
          <Meter share={chosen.filter((value) => value !== null).length / chosen.length} />
          <Price amount={amount} isPending={isPending} emptyHint={emptyHint} />
          <SuccessNotice isShown={isSent} onDismiss={() => setSent(false)} />
          <QuoteButton
            request={{ ...request, onSent: () => setSent(true) }}
            flex={{ base: '1 1 7.75rem', lg: 'none' }}
            px={{ base: '3', sm: '5.5' }}
            minHeight={{ base: '13', lg: '14' }}
            lineHeight="1.2"
            {...edit('finaliseLabel')}
          >
            {finaliseLabel || words('finalise')}
          </QuoteButton>
        </PriceBar>
        {(includedText || gstNote) && (
          <Notes data-tone="ink">
            <EditableText fontWeight="600" field="includedText">
              {includedText}
            </EditableText>
            <EditableText textStyle="small" color="muted" field="gstNote">
              {gstNote}
            </EditableText>
          </Notes>
        )}
      </Calculator>
    </ContentSection>
  )
}

const TABS: readonly EstimatorTab[] = ['commercial', 'narration']

function indexOf(tab: EstimatorTab): number {
  return TABS.indexOf(tab)
}

function panelId(id: string, index: number): string {
  return `${id}panel${index}`
}

type PanelProps = { id: string; tab: EstimatorTab; selected: EstimatorTab; children: ReactNode }

function Panel({ id, tab, selected, children }: PanelProps) {
  const isSelected = tab === selected
  return (
    <Box
      role="tabpanel"
      id={panelId(id, indexOf(tab))}
      aria-labelledby={tabId(id, indexOf(tab))}
      hidden={!isSelected}
      display="grid"
      rowGap="6"
      mt="7"
    >
      {children}
    </Box>
  )
}
