/** The list of voice artists: filters, cards, pages and the four display states (specification section 4, "Voice list"). */
import { Box, chakra } from '@chakra-ui/react'
import { useRouter } from 'next/router'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { usePlayer } from '@/components/audio/player-context'
import { useEdit } from '@/components/draft/edit-context'
import { Pagination } from '@/components/ui/pagination'
import { Section } from '@/components/ui/section'
import { VoiceFilters } from '@/components/voices/filters'
import { appliedFilters, FilterChips } from '@/components/voices/filters/chips'
import { useVoiceList } from '@/components/voices/use-voice-list'
import { VoiceGrid } from '@/components/voices/voice-grid'
import { EMPTY, LOADING, VoicesError } from '@/components/voices/voice-states'
import type { Voice } from '@/lib/api/models'
import type { SectionOf } from '@/lib/content/section-types'
import { resultText } from '@/lib/paging'
import { isNarrowed, PAGE_SIZE, parseList, writeList } from '@/lib/voices/list-query'

const Results = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '24px',
    scrollMarginTop: '8px',
    _focusVisible: { outline: 'none' },
    // A short list must not pull what stands below it into the screen.
    '&[data-narrowed]': { minHeight: 'calc(100svh - 96px)' },
  },
})

/** Filters, count and chips: one below the other, or beside each other where there is room. */
const Controls = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex', lg: 'grid' },
    gap: { base: '16px', md: '24px', lg: '12px' },
    alignItems: { md: 'center', lg: 'stretch' },
    justifyItems: { base: 'start', lg: 'stretch' },
    '& > button': { flexShrink: '0' },
  },
})

/** The line between filters and cards: how many, and what narrows them. As tall without chips as with one row of them. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '24px',
    rowGap: '8px',
    minHeight: { lg: '44px' },
  },
})

export default function VoiceListSection({ section }: { section: SectionOf<'voiceList'> }) {
  const headingId = useId()
  const edit = useEdit()
  const results = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const player = usePlayer()
  const path = useRouter().asPath.split(/[?#]/)[0] ?? ''
  const list = useVoiceList()
  const { state, answer, shown, error, isBeyondEnd } = list
  const [clearings, setClearings] = useState(0)
  const applied = appliedFilters(list)

  function showResults(): void {
    results.current?.scrollIntoView({ block: 'start' })
  }

  function focusResults(): void {
    results.current?.focus({ preventScroll: true })
  }

  // A link to a voice's relatives leads to them, not to the top of the page. Back has its own place, which the router has restored by now.
  useEffect(() => {
    const { voiceId } = parseList(window.location.search)
    if (voiceId !== null && window.scrollY === 0) results.current?.scrollIntoView({ block: 'start' })
  }, [])

  function handlePagePress(): void {
    player.stop()
    showResults()
    focusResults()
  }

  function clear(): void {
    list.clear()
    setClearings((count) => count + 1)
  }

  const { findSimilar } = list
  const handleFindSimilar = useCallback(
    (voice: Voice) => {
      findSimilar(voice)
      results.current?.scrollIntoView({ block: 'start' })
      results.current?.focus({ preventScroll: true })
    },
    [findSimilar],
  )

  const isEmpty = answer?.totalCount === 0
  const voices = error || isEmpty || isBeyondEnd ? null : shown?.voices
  const isWaiting = isBeyondEnd || (!answer && !error)
  const listKey = writeList(state)

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
      <Results
        ref={results}
        tabIndex={-1}
        mt={section.heading || section.intro ? '32px' : '0'}
        data-narrowed={isNarrowed(state) ? '' : undefined}
      >
        <Controls>
          <VoiceFilters
            list={list}
            applied={applied.length}
            action={path}
            onClear={clear}
            clearings={clearings}
            onOpen={() => bar.current?.scrollIntoView({ block: 'start' })}
          />
          <Bar ref={bar}>
            {/* One place that is always there, so that every change in it is read out; a new list is a new text even with the same count. */}
            <chakra.div
              role="status"
              minHeight="24px"
              // Wide enough for any count, so that the chips beside it stand still.
              minWidth={{ lg: '15.5rem' }}
              textStyle="small"
              color="muted"
              fontVariantNumeric="tabular-nums"
            >
              {isWaiting && <p>{LOADING}</p>}
              {isEmpty && <p key={listKey}>{EMPTY}</p>}
              {voices && answer && <p key={listKey}>{resultText(state.page, PAGE_SIZE, answer.totalCount)}</p>}
            </chakra.div>
            <FilterChips applied={applied} onClear={clear} onGone={focusResults} />
          </Bar>
        </Controls>
        {error && <VoicesError error={error} onRetry={list.retry} />}
        {voices && (
          <VoiceGrid
            voices={voices}
            isStale={!answer}
            preselect={state.preselect}
            onFindSimilar={handleFindSimilar}
            headingLevel={section.heading ? 3 : 2}
          />
        )}
      </Results>
      {voices && shown && (
        <Box mt="48px">
          <Pagination
            page={state.page}
            totalPages={shown.totalPages}
            href={list.pageHref}
            onPress={handlePagePress}
            onIntent={list.expectPage}
          />
        </Box>
      )}
    </Section>
  )
}
