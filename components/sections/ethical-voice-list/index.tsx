/** The grid of ethical AI voices: demo only, each marked as AI wherever it can be heard (specification sections 2, 4 and 6). */
import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { usePlayer } from '@/components/audio/player-context'
import { useEdit } from '@/components/draft/edit-context'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { AiVoiceCard } from '@/components/voices/ai-voice-card'
import { Pagination } from '@/components/voices/pagination'
import { EMPTY, LOADING, VoicesError } from '@/components/voices/voice-states'
import { useApi } from '@/lib/api/use-api'
import type { SectionOf } from '@/lib/content/section-types'
import { clampPage, resultText } from '@/lib/paging'
import { consentStatement } from './consent'
import { NameSearch } from './name-search'
import { ethicalVoicesQuery, PAGE_SIZE } from './requests'
import { useAddress } from './use-address'

const Results = chakra('div', {
  base: { display: 'grid', gap: '20px', scrollMarginTop: '8px', _focusVisible: { outline: 'none' } },
})

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: '24px',
    transition: 'opacity 180ms ease-out',
    '&[aria-busy=true]': { opacity: '0.45' },
    '& > li': { minWidth: '0' },
  },
})

/** The last answer there was, so that old cards stay until new ones come. */
function useLatest<T>(answer: T | undefined): T | undefined {
  const [latest, setLatest] = useState(answer)
  if (answer !== undefined && answer !== latest) setLatest(answer)
  return answer ?? latest
}

export default function EthicalVoiceListSection({ section }: { section: SectionOf<'ethicalVoiceList'> }) {
  const headingId = useId()
  const edit = useEdit()
  const results = useRef<HTMLDivElement>(null)
  const player = usePlayer()
  const { page, name, isReady, href, replace } = useAddress()
  const { data: answer, error: failure, isValidating, mutate } = useApi('voices', ethicalVoicesQuery(page, name))
  // Try again shows that it does.
  const error = isValidating ? undefined : failure
  const shown = useLatest(answer)

  const existing = answer && answer.totalCount > 0 ? clampPage(page, answer.totalPages) : page
  const isBeyondEnd = existing !== page

  // biome-ignore lint/correctness/useExhaustiveDependencies: `replace` is new on every render and does the same
  useEffect(() => {
    if (isBeyondEnd) replace({ page: existing, name })
  }, [isBeyondEnd, existing, name])

  // The cards leave with their page or search, by Back and Forward too: nothing may play that cannot be paused.
  const place = `${page} ${name}`
  const shownPlace = useRef(place)
  useEffect(() => {
    if (shownPlace.current !== place) player.stop()
    shownPlace.current = place
  }, [place, player])

  // A link to a name leads to the list; a search in the box happens there.
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!isReady || hasArrived.current) return
    hasArrived.current = true
    if (name) results.current?.scrollIntoView({ block: 'start' })
  }, [isReady, name])

  function handlePagePress(): void {
    player.stop()
    window.scrollTo({ top: 0 })
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  const isEmpty = answer?.totalCount === 0
  const voices = error || isEmpty || isBeyondEnd ? null : shown?.voices
  const isWaiting = isBeyondEnd || (!shown && !error)

  return (
    <Section tone={section.tone} anchor={section.anchor} labelledBy={headingId}>
      <SectionHeading id={headingId} heading={section.heading} text={section.intro} textField="intro" />
      <Results ref={results}>
        <NameSearch name={name} onSearch={(keyword) => replace({ page: 1, name: keyword })} />
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
        {voices && (
          <Grid aria-busy={!answer} inert={!answer} {...edit('consent')}>
            {voices.map((voice) => (
              <li key={voice.id}>
                <AiVoiceCard
                  voice={voice}
                  consent={consentStatement(section, voice)}
                  bookingNote={section.bookingNote}
                />
              </li>
            ))}
          </Grid>
        )}
      </Results>
      {voices && shown && (
        <Box mt="48px">
          <Pagination page={page} totalPages={shown.totalPages} href={href} onPress={handlePagePress} />
        </Box>
      )}
    </Section>
  )
}
