/** The list of every voice artist: filters, cards, pagination, and loading, error, empty and filled states. */
import { Box } from '@chakra-ui/react'
import { useCallback, useRef } from 'react'
import { player } from '@/components/audio/player/player'
import { ContentSection, SectionTitle } from '@/components/content/content-section'
import { EditableText } from '@/components/content/editable-text'
import type { EnquiryRequest } from '@/components/enquiry/dialog/enquiry-request'
import { Pagination } from '@/components/lists/pagination'
import { ReadError } from '@/components/lists/read-states'
import { useScrollToLinkedResult } from '@/components/lists/use-scroll-to-linked-result'
import { useAppliedFilters } from '@/components/voices/filters/chips'
import { NoVoices } from '@/components/voices/no-voices'
import { useLinkedVoice } from '@/components/voices/use-linked-voice'
import { useVoiceList } from '@/components/voices/use-voice-list'
import { VoiceGrid } from '@/components/voices/voice-grid'
import { useWiderSearches, type WiderSearch } from '@/components/voices/wider-searches'
import type { Voice } from '@/lib/api/models'
import type { SectionOf } from '@/lib/content/section-types'
import { useWords } from '@/lib/contexts/words-context'
import { isNarrowed, parseList } from '@/lib/voices/list-query'
import { fillIn } from '@/lib/words/words'
import { ListControls } from './controls'
import { ListTitle, useListTitle } from './list-title'
import { Results } from './results'

/** Whether the URL names a voice. */
function isLink(): boolean {
  const { voiceId, search } = parseList(window.location.search)
  return voiceId !== null || search !== ''
}

function goTo(results: HTMLElement | null): void {
  results?.scrollIntoView({ block: 'start' })
  results?.focus({ preventScroll: true })
}

/** What an enquiry says of a search without results. */
function useCastingRequest(labels: readonly string[]): Required<Pick<EnquiryRequest, 'about' | 'brief'>> {
  const words = useWords('voiceSearch', 'briefs')
  return {
    about: fillIn(words.voiceSearch.casting, { search: labels.join(', ') }),
    brief: [words.briefs.castVoice, ...labels].join('\n'),
  }
}

export function FilteredVoiceList({ section }: { section: SectionOf<'voiceList'> }) {
  const results = useRef<HTMLDivElement>(null)
  const titleLine = useRef<HTMLHeadingElement>(null)
  const linkedCard = useRef<HTMLLIElement>(null)
  const list = useVoiceList()
  const { state, response, shown, error, isWaiting, isEmpty } = list
  const applied = useAppliedFilters(list)
  const request = useCastingRequest(applied.map(({ label }) => label))

  function showResults(): void {
    results.current?.scrollIntoView({ block: 'start' })
  }

  function focusResults(): void {
    results.current?.focus({ preventScroll: true })
  }

  function showWider(search: WiderSearch): void {
    list.show(search.state)
    focusResults()
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

  const widerSearches = useWiderSearches(isEmpty ? state : null)
  const voices = shown?.voices
  const hasIntro = Boolean(section.intro) || (Boolean(section.heading) && !section.hideHeading)
  const linked = useLinkedVoice(state, response)
  const title = useListTitle(list, linked)

  // A link to a voice, or to voices similar to one, scrolls to it instead of the top of the page.
  const isFirst = linked !== null && linked === voices?.[0]
  useScrollToLinkedResult(
    isFirst ? titleLine : linked ? linkedCard : results,
    isLink,
    !isWaiting,
    linked ? linkedCard : results,
  )

  return (
    <ContentSection section={section}>
      <SectionTitle section={section} />
      <EditableText textStyle="lead" color="muted" mt="4" maxWidth="text" field="intro">
        {section.intro}
      </EditableText>
      <Results ref={results} tabIndex={-1} mt={hasIntro ? '8' : '0'} data-narrowed={isNarrowed(state) ? '' : undefined}>
        <ListControls
          list={list}
          applied={applied}
          title={title}
          onSheetChange={showResults}
          onRemoved={focusResults}
        />
        {title && <ListTitle title={title} lineRef={titleLine} />}
        {error && <ReadError error={error} onRetry={list.retry} />}
        {widerSearches && (
          <NoVoices widerSearches={widerSearches} onShow={showWider} casting={section} request={request} />
        )}
        {voices && (
          <VoiceGrid
            voices={voices}
            isStale={!response}
            initialCategory={list.initialCategory}
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
