/** The samples on one grid: rows, cards, films and comparisons, each with its own layout. */
import { Box, chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { rowColors, SampleRow } from '@/components/audio/sample-row'
import type { SectionOf, Tone } from '@/lib/content/section-types'
import { useEditDocument } from '@/lib/contexts/edit-context'
import { type Sample, type SampleVariant, variantOf } from './sample'
import { cardTone, SampleCard } from './sample-card'
import { SampleTranscript } from './sample-transcript'
import { type Span, spansOf } from './spans'
import { VideoSample } from './video-sample'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(6, minmax(0, 1fr))',
    },
    columnGap: '6',
    '&[data-variant=row]': { columnGap: '8-18' },
    '&[data-variant=film], &[data-variant=comparison]': { columnGap: '8' },
    '& > li': { minWidth: '0', gridColumn: { lg: 'span 2' } },
    '& > li[data-span=half]': { gridColumn: { lg: 'span 3' } },
    '& > li[data-span=lead], & > li[data-span=full]': { gridColumn: { md: '1 / -1' } },
    '& > li[data-span=lead]': { gridColumn: { lg: 'span 4' }, gridRow: { lg: 'span 2' } },
    '& > li[data-variant=row]': {
      borderTop: '1px solid {colors.line}',
      gridColumn: { md: '1 / -1', lg: 'span 3' },
      '&[data-span=full]': { gridColumn: { md: '1 / -1' } },
    },
    '& > li[data-variant=card]': { pb: '6' },
    '& > li[data-variant=film]': { pb: 'clamp(2rem, 3.4vw, 2.75rem)' },
    '& > li[data-variant=comparison]': { pb: '10-16' },
    ...rowColors,
  },
})

function Row({ sample }: { sample: Sample }) {
  return (
    <>
      <SampleRow sample={sample} />
      {sample.transcript && (
        // Aligned with the title of the row.
        <Box mt="-4" pb="5" pl={{ md: '5.25rem' }}>
          <SampleTranscript text={sample.transcript} />
        </Box>
      )}
    </>
  )
}

type ItemProps = { sample: Sample; variant: SampleVariant; span: Span; index: number; isMore: boolean; tone: Tone }

function Item({ sample, variant, span, index, isMore, tone }: ItemProps) {
  if (variant === 'row') return <Row sample={sample} />
  if (variant === 'card') return <SampleCard sample={sample} tone={cardTone(index, tone)} />
  return <VideoSample sample={sample} span={span} isMore={isMore} />
}

/**
 * Attribute of the samples hidden until Load more. They are in the server's HTML, so that they can be shown without
 * JavaScript.
 */
const WAITING = 'data-waiting'

/**
 * Styles of a page with samples without JavaScript: the hidden ones are shown at once, and the button is not. HTML has
 * styles in its head alone.
 */
export const WITHOUT_JAVASCRIPT = `[${WAITING}][hidden]{display:block!important}[data-load-more]{display:none!important}`

type SampleListProps = {
  ref: Ref<HTMLUListElement>
  samples: readonly Sample[]
  /** Number of samples shown before Load more. */
  first: number
  isOpen: boolean
  tone: Tone
  layout: SectionOf<'samples'>['layout']
}

export function SampleList({ ref, samples, first, isOpen, tone, layout }: SampleListProps) {
  const edit = useEditDocument()
  const variants = samples.map((sample) => variantOf(sample, layout))
  // The samples of a section usually have one layout.
  const main = variants[0] ?? 'row'
  const spans = [...spansOf(main, first, true), ...spansOf(main, samples.length - first, false)]
  return (
    <List ref={ref} data-variant={main}>
      {samples.map((sample, index) => {
        const variant = variants[index] ?? 'row'
        const span = spans[index] ?? 'half'
        const isMore = index >= first
        return (
          <li
            key={sample._key}
            data-variant={variant}
            data-span={span}
            tabIndex={index === first ? -1 : undefined}
            {...(isMore && !isOpen && { [WAITING]: '', hidden: true })}
            {...edit('sample', sample._key)('title')}
          >
            <Item sample={sample} variant={variant} span={span} index={index} isMore={isMore} tone={tone} />
          </li>
        )
      })}
    </List>
  )
}
