/** The grid of voice artists: cards, pages and the four display states (specification section 4, "Voice list"). */
import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import { usePlayer } from '@/components/audio/player-context'
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

export default function VoiceListSection({ section }: { section: SectionOf<'voiceList'> }) {
  const headingId = useId()
  const results = useRef<HTMLDivElement>(null)
  const player = usePlayer()
  const { page, href, replace } = usePageParameter()
  const { data, error, isLoading, mutate } = useApi('voices', voiceListQuery(page), { keepPreviousData: true })

  // `data` may be that of the page before; only an answer to this very question can say that the page does not exist.
  const answer = isLoading || error ? undefined : data
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
  const voices = error || isEmpty || isBeyondEnd ? null : data?.voices
  const isWaiting = isBeyondEnd || (!data && !error)

  return (
    <Section tone={section.tone} anchor={section.anchor} labelledBy={section.heading ? headingId : undefined}>
      {section.heading && (
        <chakra.h2 id={headingId} textStyle="h2">
          {section.heading}
        </chakra.h2>
      )}
      {section.intro && (
        <chakra.p textStyle="lead" color="muted" mt="16px" maxWidth="text">
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
        {voices && <VoiceGrid voices={voices} isStale={isLoading} />}
      </Results>
      {voices && data && (
        <Box mt="48px">
          <Pagination page={page} totalPages={data.totalPages} href={href} onPress={handlePagePress} />
        </Box>
      )}
    </Section>
  )
}
