/** Recordings and films of our work. The first ones at once, the rest after Load more. */
import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SampleRow } from '@/components/audio/sample-row'
import { useEditDocument } from '@/components/draft/edit-context'
import { Actions } from '@/components/ui/actions'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import type { SectionOf } from '@/lib/content/section-types'
import { isPlayable, type Sample } from './sample'
import { VideoSample } from './video-sample'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'clamp(32px, 5vw, 72px)',
    '& > li': { borderTop: '1px solid', borderColor: 'line' },
    '& > li[data-kind=video]': { borderTop: '0', pb: 'clamp(32px, 4vw, 48px)' },
    '& > li[data-feature]': { gridColumn: { lg: '1 / -1' } },
    '& > li:focus': { outline: 'none' },
    // On ink there is light for a colour of its own in every row.
    '[data-tone=ink] &': {
      '& > li:nth-of-type(4n + 2)': { '--sample': '{colors.ochre}' },
      '& > li:nth-of-type(4n + 3)': { '--sample': '{colors.mint}' },
      '& > li:nth-of-type(4n + 4)': { '--sample': '{colors.blush}' },
    },
  },
})

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 12px', mt: '32px', minHeight: '48px' },
})

const Credits = chakra('p', {
  base: { textStyle: 'small', color: 'muted', mt: '-12px', pb: '24px', pl: { md: '84px' }, overflowWrap: 'anywhere' },
})

function SampleItem({ sample, isFeature }: { sample: Sample; isFeature: boolean }) {
  if (sample.kind === 'video') return <VideoSample sample={sample} isFeature={isFeature} />
  return (
    <>
      <SampleRow sample={sample} />
      {sample.credits && <Credits dir="auto">{sample.credits}</Credits>}
    </>
  )
}

export default function SamplesSection({ section }: { section: SectionOf<'samples'> }) {
  const id = useId()
  const edit = useEditDocument()
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const { eyebrow, heading, intro, actions, initialCount, tone, anchor } = section
  const samples: Sample[] = section.samples.filter(isPlayable)
  const first = Math.min(initialCount ?? samples.length, samples.length)
  const shown = isOpen ? samples : samples.slice(0, first)
  // The button is there even when nothing is left to load (reading A78), but not below fewer samples than it waits for.
  const hasMore = initialCount !== null && samples.length > 0 && samples.length >= initialCount
  // An odd number leaves a hole in two columns, so the best one gets a row of its own.
  const hasFeature = first % 2 === 1

  function handleMore(): void {
    flushSync(() => setOpen(true))
    const added = list.current?.children[first]
    // The button is gone: whoever uses a keyboard goes on where the new samples start.
    if (added instanceof HTMLElement) added.focus()
    else status.current?.focus()
  }

  return (
    <Section tone={tone} anchor={anchor} labelledBy={id}>
      <SectionHeading id={id} eyebrow={eyebrow} heading={heading} text={intro} textField="intro" />
      {shown.length > 0 && (
        <List ref={list}>
          {shown.map((sample, index) => (
            <li
              key={sample._key}
              data-kind={sample.kind}
              data-feature={hasFeature && index === 0 ? '' : undefined}
              tabIndex={index === first ? -1 : undefined}
              {...edit('sample', sample._key)('title')}
            >
              <SampleItem sample={sample} isFeature={hasFeature && index === 0} />
            </li>
          ))}
        </List>
      )}
      {(hasMore || actions.length > 0) && (
        <Foot>
          {hasMore && !isOpen && (
            <Button look="secondary" onClick={handleMore}>
              Load more
            </Button>
          )}
          <Actions actions={actions} />
          {hasMore && (
            <chakra.p ref={status} role="status" tabIndex={-1} color="muted" _focus={{ outline: 'none' }}>
              {isOpen && 'All samples shown'}
            </chakra.p>
          )}
        </Foot>
      )}
    </Section>
  )
}
