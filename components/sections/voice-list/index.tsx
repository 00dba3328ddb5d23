/** The list of voice artists: filters, cards, pagination, and loading, error, empty and filled states; or a few voices. */

import { Box, chakra } from '@chakra-ui/react'
import { useCallback, useRef } from 'react'
import { player } from '@/components/audio/player/player'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import { Pagination } from '@/components/lists/pagination'
import { ReadError } from '@/components/lists/read-states'
import { useArrival } from '@/components/lists/use-arrival'
import { useVoiceOffers } from '@/components/voices/card/voice-offers'
import { useAppliedFilters } from '@/components/voices/filters/chips'
import { NoVoices } from '@/components/voices/no-voices'
import { useLinkedVoice } from '@/components/voices/use-linked-voice'
import { useVoiceList, type VoiceList } from '@/components/voices/use-voice-list'
import { VoiceGrid } from '@/components/voices/voice-grid'
import type { Voice } from '@/lib/api/models'
import type { SectionOf } from '@/lib/content/section-types'
import { useWords } from '@/lib/contexts/words-context'
import { isNarrowed, parseList } from '@/lib/voices/list-query'
import { fillIn } from '@/lib/words/words'
import { ListControls } from './controls'
import { FewVoices } from './few-voices'

const Results = chakra('div', {
  base: {
    // Not a grid: a sticky grid item stays within its row.
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '4', lg: '6' },
    // On phones the filter bar ends up directly below the header after scrolling to the list.
    scrollMarginTop: { base: '-1.9375rem', lg: '2' },
    // Focused elements and link targets stop below that bar.
    '& :is(a, button, [tabindex], article)': { scrollMarginTop: { lgDown: '12' } },
    _focusVisible: { outline: 'none' },
    // Prevents content below from moving up when the list is short.
    '&[data-narrowed]': { minHeight: 'calc(100svh - 6rem)' },
  },
})

/** Title of a list of similar voices or of a linked voice; otherwise none. */
function useTitle({ state, similarTo }: VoiceList, linked: Voice | null): string | null {
  const words = useWords('voiceSearch')
  if (state.voiceId !== null)
    return similarTo === null
      ? words.voiceSearch.similar
      : fillIn(words.voiceSearch.voicesSimilarTo, { name: similarTo })
  return linked ? fillIn(words.voiceSearch.hereIs, { name: linked.pseudonym }) : null
}

/** Whether the URL names a voice. */
function isLink(): boolean {
  const { voiceId, search } = parseList(window.location.search)
  return voiceId !== null || search !== ''
}

function goTo(results: HTMLElement | null): void {
  results?.scrollIntoView({ block: 'start' })
  results?.focus({ preventScroll: true })
}

function Catalogue({ section }: { section: SectionOf<'voiceList'> }) {
  const results = useRef<HTMLDivElement>(null)
  const titleLine = useRef<HTMLHeadingElement>(null)
  const linkedCard = useRef<HTMLLIElement>(null)
  const list = useVoiceList()
  const { state, response, shown, error, isWaiting, isEmpty } = list
  const applied = useAppliedFilters(list)
  const labels = applied.map(({ label }) => label)
  const words = useWords('voiceSearch', 'briefs')

  function showResults(): void {
    results.current?.scrollIntoView({ block: 'start' })
  }

  function focusResults(): void {
    results.current?.focus({ preventScroll: true })
  }

  function handlePagePress(): void {
    player.stop()
    goTo(results.current)
  }

  const { findSimilar } = list
  const handleFindSimilar = useCallback(
    (voice: Voice) => {
      findSimilar(voice)
      goTo(results.current)
    },
    [findSimilar],
  )

  const offers = useVoiceOffers(isEmpty ? state : null)
  const voices = shown?.voices
  const hasOpening = Boolean(section.intro) || (Boolean(section.heading) && !section.hideHeading)
  const linked = useLinkedVoice(state, response)
  const title = useTitle(list, linked)

  // A link to a voice, or to voices similar to one, scrolls to it instead of the top of the page.
  const isFirst = linked !== null && linked === voices?.[0]
  useArrival(isFirst ? titleLine : linked ? linkedCard : results, isLink, !isWaiting, linked ? linkedCard : results)

  return (
    <ContentSection section={section}>
      <SectionTitle section={section} />
      <EditableText textStyle="lead" color="muted" mt="4" maxWidth="text" field="intro">
        {section.intro}
      </EditableText>
      <Results
        ref={results}
        tabIndex={-1}
        mt={hasOpening ? '8' : '0'}
        data-narrowed={isNarrowed(state) ? '' : undefined}
      >
        <ListControls list={list} applied={applied} title={title} onSheetChange={showResults} onGone={focusResults} />
        {title && (
          <chakra.h3
            ref={titleLine}
            textStyle="h3"
            color="fg"
            overflowWrap="anywhere"
            mb="4"
            scrollMarginTop={{ base: '8', lg: '13' }}
          >
            {title}
          </chakra.h3>
        )}
        {error && <ReadError error={error} onRetry={list.retry} />}
        {offers && (
          <NoVoices
            offers={offers}
            onShow={(offer) => {
              list.show(offer.state)
              focusResults()
            }}
            casting={section}
            request={{
              about: fillIn(words.voiceSearch.casting, { search: labels.join(', ') }),
              brief: [words.briefs.castVoice, ...labels].join('\n'),
            }}
          />
        )}
        {voices && (
          <VoiceGrid
            voices={voices}
            isStale={!response}
            preselect={list.preselect}
            linked={linked}
            linkedRef={linkedCard}
            onFindSimilar={handleFindSimilar}
            headingLevel={title ? 4 : 3}
          />
        )}
      </Results>
      {voices && shown && (
        <Box mt="12">
          <Pagination page={state.page} totalPages={shown.totalPages} href={list.pageHref} onPress={handlePagePress} />
        </Box>
      )}
    </ContentSection>
  )
}

export default function VoiceListSection({ section }: { section: SectionOf<'voiceList'> }) {
  return section.voices.kind === 'catalogue' ? <Catalogue section={section} /> : <FewVoices section={section} />
}
