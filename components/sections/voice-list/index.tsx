/** The grid of voice artists: cards, pages and the four display states (specification section 4, "Voice list"). */
import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { usePlayer } from '@/components/audio/player-context'
import { useEdit } from '@/components/draft/edit-context'
import { Section } from '@/components/ui/section'
import { Pagination } from '@/components/voices/pagination'
import { usePageParameter } from '@/components/voices/use-page-parameter'
import { VoiceGrid } from '@/components/voices/voice-grid'
import { EMPTY, LOADING, VoicesError } from '@/components/voices/voice-states'
import { useApi } from '@/lib/api/use-api'
import type { SectionOf } from '@/lib/content/section-types'
import { clampPage, resultText } from '@/lib/paging'
import { PAGE_SIZE, voiceListQuery } from './requests'

const Results = chakra('div', {
  base: { display: 'grid', gap: '24px', scrollMarginTop: '8px', _focusVisible: { outline: 'none' } },
})

/**
 * The last answer there was, so that old cards stay until new ones come. SWR's `keepPreviousData` would also put them before
 * what the server sent with the page.
 */
function useLatest<T>(answer: T | undefined): T | undefined {
  const [latest, setLatest] = useState(answer)
  if (answer !== undefined && answer !== latest) setLatest(answer)
  return answer ?? latest
}

export default function VoiceListSection({ section }: { section: SectionOf<'voiceList'> }) {
  const headingId = useId()
  const edit = useEdit()
  const results = useRef<HTMLDivElement>(null)
  const player = usePlayer()
  const { page, href, replace } = usePageParameter()
  const { data: answer, error: failure, isValidating, mutate } = useApi('voices', voiceListQuery(page))
  // Try again shows that it does.
  const error = isValidating ? undefined : failure
  const shown = useLatest(answer)

  const existing = answer && answer.totalCount > 0 ? clampPage(page, answer.totalPages) : page
  const isBeyondEnd = existing !== page

  // biome-ignore lint/correctness/useExhaustiveDependencies: `replace` is new on every render and does the same
  useEffect(() => {
    if (isBeyondEnd) replace(existing)
  }, [isBeyondEnd, existing])

  // The cards leave with their page, by Back and Forward too: nothing may play that cannot be paused.
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current !== page) player.stop()
    shownPage.current = page
  }, [page, player])

  function handlePagePress(): void {
    player.stop()
    results.current?.scrollIntoView({ block: 'start' })
    results.current?.focus({ preventScroll: true })
  }

  const isEmpty = answer?.totalCount === 0
  const voices = error || isEmpty || isBeyondEnd ? null : shown?.voices
  const isWaiting = isBeyondEnd || (!shown && !error)

  return (
    <Section tone={section.tone} anchor={section.anchor} labelledBy={section.heading ? headingId : undefined}>
      {section.heading && (
        <chakra.h2 id={headingId} textStyle="h2" {...edit('heading')}>
          {section.heading}
        </chakra.h2>
      )}
      {section.intro && (
        <chakra.p textStyle="lead" color="muted" mt="16px" maxWidth="text" {...edit('intro')}>
          {section.intro}
        </chakra.p>
      )}
      <Results ref={results} tabIndex={-1} mt={section.heading || section.intro ? '32px' : '0'}>
        {/* One place that is always there, so that every change in it is read out. */}
        <chakra.div role="status" minHeight="24px">
          {isWaiting && <chakra.p textStyle="lead">{LOADING}</chakra.p>}
          {isEmpty && <chakra.p textStyle="lead">{EMPTY}</chakra.p>}
          {voices && answer && (
            <chakra.p textStyle="small" color="muted" fontVariantNumeric="tabular-nums">
              {resultText(page, PAGE_SIZE, answer.totalCount)}
            </chakra.p>
          )}
        </chakra.div>
        {error && <VoicesError error={error} onRetry={() => void mutate()} />}
        {voices && <VoiceGrid voices={voices} isStale={!answer} />}
      </Results>
      {voices && shown && (
        <Box mt="48px">
          <Pagination page={page} totalPages={shown.totalPages} href={href} onPress={handlePagePress} />
        </Box>
      )}
    </Section>
  )
}
