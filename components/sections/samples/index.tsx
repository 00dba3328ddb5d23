/** Recordings and films of our work: the first ones at once, the rest after Load more. */

import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Actions } from '@/components/content/actions'
import { ContentSection, SectionHeading } from '@/components/content/content-section'
import { Button } from '@/components/ui/controls/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { SectionOf } from '@/lib/content/section-types'
import { useWords } from '@/lib/contexts/words-context'
import { SampleList } from './sample-list'

export default function SamplesSection({ section }: { section: SectionOf<'samples'> }) {
  const words = useWords('player')
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const { heading, actions, samples, initialCount, layout, tone } = section
  const first = Math.min(initialCount ?? samples.length, samples.length)
  // The button is there even if nothing is left to load; a press then announces that all samples are shown.
  const hasMore = samples.length > 0 && initialCount !== null

  // The pressed button is gone: move the focus to the first new sample.
  useEffect(() => {
    if (!isOpen) return
    const added = list.current?.children[first]
    if (added instanceof HTMLElement) added.focus()
    else status.current?.focus()
  }, [isOpen, first])

  return (
    <ContentSection section={section}>
      <SectionHeading section={section} />
      {samples.length > 0 && (
        <SampleList
          ref={list}
          samples={isOpen || !isHydrated ? samples : samples.slice(0, first)}
          first={first}
          isOpen={isOpen}
          tone={tone}
          layout={layout}
        />
      )}
      {(hasMore || actions.length > 0) && (
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="{spacing.4} {spacing.3}" mt="8" minHeight="12">
          {hasMore && !isOpen && (
            <Button variant="secondary" data-load-more="" onClick={() => setOpen(true)}>
              {words.player.loadMore}
            </Button>
          )}
          <Actions actions={actions} heading={heading} />
          {hasMore && (
            <chakra.p ref={status} role="status" tabIndex={-1} color="muted" _focus={{ outline: 'none' }}>
              {isOpen && words.player.allShown}
            </chakra.p>
          )}
        </Box>
      )}
    </ContentSection>
  )
}
