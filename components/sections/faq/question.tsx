/** One question as a native details element, which also works without JavaScript, in find-in-page and in print. */
import { chakra } from '@chakra-ui/react'
import { RichText } from '@/components/content/rich-text'
import { NARROW_WINDOW } from '@/components/ui/media'
import { WaveBars } from '@/components/ui/pictures/wave-bars'
import { waveHeights } from '@/lib/audio/wave'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'

/** Bars of one step's section of the waveform. */
const BARS = 16

const Disclosure = chakra('details', {
  base: {
    '&[open] [data-sign]': { bg: 'accent', color: 'onAccent', borderColor: 'accent' },
    '&[open] [data-sign] > :last-of-type': { transform: 'scaleY(0)' },
    '&[open] [data-level] > i': { transform: 'none' },
    _print: { breakInside: 'avoid' },
  },
  variants: {
    isStep: {
      true: {
        borderTop: '2px solid {colors.line}',
        '&[open]': { borderColor: 'fg' },
        '&[open] > summary svg': { color: 'accent' },
      },
      false: { bg: 'panel', borderRadius: 'card', px: { base: '5', md: '7' } },
    },
  },
})

const Summary = chakra('summary', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: { base: '4', md: '6' },
    listStyle: 'none',
    cursor: 'pointer',
    borderRadius: 'card',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover [data-sign]': { borderColor: 'fg' },
  },
  variants: {
    isStep: {
      true: {
        gridTemplateColumns: {
          base: 'minmax({sizes.touch}, auto) minmax(0, 1fr) {sizes.touch}',
          md: '8.25rem minmax(0, 1fr) 3rem',
          lg: '10rem minmax(0, 1fr) 10rem 3rem',
        },
        py: { base: '5', md: '7' },
        '& svg': { display: { base: 'none', lg: 'block' }, color: 'edge' },
      },
      false: {
        gridTemplateColumns: '1.375rem minmax(0, 1fr) {sizes.touch}',
        [NARROW_WINDOW]: { gridTemplateColumns: 'minmax(0, 1fr) {sizes.touch}' },
        minHeight: '4.75rem',
        py: '4',
      },
    },
  },
})

/** A large numeral; decorative, because the list item has its own number. */
const Numeral = chakra('span', {
  base: { textStyle: 'figure', fontSize: { base: '2.5rem', md: '4.5rem', lg: '5.5rem' }, lineHeight: '0.9' },
})

/** Waveform bars as a level meter: flat while closed, full when open. */
const Level = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3px',
    height: '1.625rem',
    color: 'accent',
    [NARROW_WINDOW]: { display: 'none' },
    '& > i': {
      width: '1',
      height: '100%',
      borderRadius: 'pill',
      bg: 'accent',
      transform: 'scaleY(0.24)',
      transition: 'transform {durations.slow} ease-out',
    },
    '& > i:nth-of-type(1)': { height: '58%' },
    '& > i:nth-of-type(3)': { height: '74%' },
  },
})

/** Plus, or minus when open. */
const Sign = chakra('span', {
  base: {
    position: 'relative',
    flexShrink: '0',
    width: { base: 'touch', md: '12' },
    height: { base: 'touch', md: '12' },
    border: '2px solid {colors.edge}',
    borderRadius: 'pill',
    transition: 'background-color {durations.slow} ease-out, border-color {durations.slow} ease-out',
    '& > i': {
      position: 'absolute',
      top: 'calc(50% - 1px)',
      left: 'calc(50% - {spacing.2})',
      width: '4',
      height: '0.5',
      borderRadius: 'pill',
      background: 'currentColor',
    },
    '& > i:last-of-type': {
      top: 'calc(50% - {spacing.2})',
      left: 'calc(50% - 1px)',
      width: '0.5',
      height: '4',
      transition: 'transform {durations.slow} ease-out',
    },
    _print: { display: 'none' },
  },
})

const Answer = chakra('div', {
  base: { pr: { md: '18' }, pb: '7', overflowWrap: 'anywhere' },
  variants: {
    isStep: {
      true: { pl: { md: '9.75rem', lg: '11.5rem' }, pb: { base: '8', md: '12' } },
      false: { pl: { base: '0', md: '2.875rem' } },
    },
  },
})

type FaqQuestionProps = {
  item: SectionOf<'faq'>['items'][number]
  /** Position in a process: the first of five is 0 of 5. */
  step?: { index: number; count: number }
}

/** Height of the waveform at the start of a step, 0 to 1. */
function loudness(index: number, count: number): number {
  return 0.14 + 0.86 * (index / count)
}

export function FaqQuestion({ item, step }: FaqQuestionProps) {
  const edit = useEdit()
  const isStep = Boolean(step)
  return (
    <Disclosure isStep={isStep}>
      <Summary isStep={isStep}>
        {step ? (
          <Numeral aria-hidden>{step.index + 1}</Numeral>
        ) : (
          <Level data-level aria-hidden>
            <i />
            <i />
            <i />
          </Level>
        )}
        <chakra.h3
          textStyle="h3"
          fontSize={step ? 'min(11vw, clamp(1.25rem, 1.05rem + 1vw, 1.875rem))' : undefined}
          overflowWrap="anywhere"
          textWrap="balance"
          dir="auto"
          {...edit('items', item, 'question')}
        >
          {item.question}
        </chakra.h3>
        {step && (
          <WaveBars
            heights={waveHeights(
              BARS,
              loudness(step.index, step.count),
              loudness(step.index + 1, step.count),
              step.index + 3,
            )}
            height={56}
            width="100%"
          />
        )}
        <Sign data-sign aria-hidden>
          <i />
          <i />
        </Sign>
      </Summary>
      <Answer isStep={isStep}>
        <RichText value={item.answer} path={['items', item, 'answer']} />
      </Answer>
    </Disclosure>
  )
}
