/** The quote estimator: three questions, a live price and a button to the quote form. */
import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import { ENQUIRY_SENT } from '@/components/enquiry/dialog/enquiry-request'
import { SuccessNotice } from '@/components/enquiry/form/success-notice'
import { Meter, Price } from '@/components/estimate/price'
import { useEstimate } from '@/components/estimate/use-estimate'
import { Tabs, tabId } from '@/components/ui/controls/tabs'
import { LOW_WINDOW } from '@/components/ui/media'
import type { SectionOf } from '@/lib/content/section-types'
import { useWords } from '@/lib/contexts/words-context'
import { voiceBrief } from '@/lib/enquiry/briefs'
import { type EstimatorTab, OPTIONS, QUESTIONS } from '@/lib/estimate/options'
import { Choice } from './choice'
import { iconFor } from './marks'

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
    '& button, & input': { lgDown: { scrollMarginBottom: '13rem', [LOW_WINDOW]: { scrollMarginBottom: '0' } } },
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
      position: 'sticky',
      bottom: 'calc(var(--help-bar) + var(--draft-bar, 0px) + var(--now-playing, 0px))',
      [LOW_WINDOW]: { position: 'static' },
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
    gridTemplateColumns: 'minmax(0, 1fr)',
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
  const { heading, text, includedText, gstNote, emptyHint, usageNote } = section
  const words = useWords('estimator', 'briefs')
  const [isSent, setSent] = useState(false)
  const estimate = useEstimate()
  const { amount, isPending, missing, request, voice } = estimate
  const finalise = useRef<HTMLButtonElement>(null)
  const chosen = QUESTIONS[estimate.tab].map((question) => estimate.inputs[question])

  useEffect(() => {
    const button = finalise.current
    function handleSent(event: Event): void {
      event.preventDefault()
      setSent(true)
    }
    button?.addEventListener(ENQUIRY_SENT, handleSent)
    return () => button?.removeEventListener(ENQUIRY_SENT, handleSent)
  }, [])

  // Retry had the focus, and is gone with the failure.
  const isRetried = useRef(false)
  useEffect(() => {
    if (missing === 'failed') return
    if (isRetried.current && document.activeElement === document.body) finalise.current?.focus({ preventScroll: true })
    isRetried.current = false
  }, [missing])

  function retry(): void {
    if (isPending) return
    isRetried.current = true
    estimate.retry()
  }

  function dismissNotice(): void {
    setSent(false)
    // Its button had the focus, and is gone. This one stands beside it, so the page does not scroll.
    finalise.current?.focus({ preventScroll: true })
  }

  return (
    <ContentSection section={section}>
      <Box maxWidth="text" mb="7-12">
        <SectionTitle section={section} />
        <EditableText textStyle="lead" color="muted" mt="4" field="text">
          {text}
        </EditableText>
      </Box>

      <Calculator>
        <Questions name={heading} usageNote={usageNote} estimate={estimate} />
        <PriceBar data-tone="ink">
          <Meter share={chosen.filter((value) => value !== null).length / chosen.length} />
          <Price amount={amount} isPending={isPending} missing={missing} emptyHint={emptyHint} onRetry={retry} />
          <SuccessNotice isShown={isSent} onDismiss={dismissNotice} />
          <EnquiryButton
            ref={finalise}
            request={request}
            flex={{ base: '1 1 7.75rem', lg: 'none' }}
            px={{ base: '3', sm: '5.5' }}
            minHeight={{ base: '13', lg: '14' }}
            lineHeight="1.2"
          >
            {words.estimator.finalise}
          </EnquiryButton>
        </PriceBar>
        <Notes data-tone="ink">
          {voice && (
            <chakra.p fontWeight="600" whiteSpace="pre-line" overflowWrap="anywhere">
              {voiceBrief(voice.name, voice.code, words.briefs)}
            </chakra.p>
          )}
          <EditableText fontWeight="600" field="includedText">
            {includedText}
          </EditableText>
          <EditableText textStyle="small" color="muted" field="gstNote">
            {gstNote}
          </EditableText>
        </Notes>
      </Calculator>
    </ContentSection>
  )
}

const TABS: readonly EstimatorTab[] = ['commercial', 'narration']

type QuestionsProps = {
  /** Name of the tabs. */
  name: string
  usageNote: string | null
  estimate: ReturnType<typeof useEstimate>
}

/** The tabs, each a panel with its questions. */
function Questions({ name, usageNote, estimate: { tab, inputs, switchTab, choose } }: QuestionsProps) {
  const id = useId()
  const words = useWords('estimator')
  const panelId = (index: number) => `${id}panel${index}`
  return (
    <Keys data-tone="white">
      <Tabs
        variant="segmented"
        id={id}
        name={name}
        labels={TABS.map((own) => words.estimator[own])}
        selected={TABS.indexOf(tab)}
        panelId={panelId}
        onSelect={(index) => switchTab(TABS[index] ?? tab)}
      />
      {TABS.map((own, index) => (
        <Panel key={own} role="tabpanel" id={panelId(index)} aria-labelledby={tabId(id, index)} hidden={own !== tab}>
          {QUESTIONS[own].map((question) => (
            <Choice
              key={question}
              legend={words.estimator[question]}
              options={OPTIONS[question]}
              value={inputs[question]}
              onChoose={(value) => choose(question, value)}
              mark={(value) => iconFor(question, value)}
              note={question === 'usage' ? usageNote : null}
            />
          ))}
        </Panel>
      ))}
    </Keys>
  )
}

const Panel = chakra('div', { base: { display: 'grid', rowGap: '6', mt: '7' } })
