/** The grid of ethical AI voices: demo only, each labelled as AI wherever it can be played. */

import { Box, chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { player } from '@/components/audio/player/player'
import { ContentSection, SectionHeading } from '@/components/content/content-section'
import { Pagination } from '@/components/lists/pagination'
import { ListStatus, ReadError } from '@/components/lists/read-states'
import { usePagedRead } from '@/components/lists/use-paged-read'
import { useQueryState } from '@/components/lists/use-query-state'
import { useScrollToLinkedResult } from '@/components/lists/use-scroll-to-linked-result'
import { AiVoiceCard } from '@/components/voices/card/ai-voice-card'
import { CardGrid } from '@/components/voices/card/voice-card-parts'
import { SearchBox } from '@/components/voices/filters/search-box'
import { NoVoices } from '@/components/voices/no-voices'
import { useLinkedVoice } from '@/components/voices/use-linked-voice'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import {
  DEFAULT_LIST,
  ethicalVoicesQuery,
  impliedRegion,
  type ListState,
  PAGE_SIZE,
  parseList,
  writeList,
} from '@/lib/voices/list-query'
import { fillIn, resultText } from '@/lib/words/words'
import { ListTitle } from '../voice-list/list-title'

const Results = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '5',
    scrollMarginTop: '2',
    _focusVisible: { outline: 'none' },
    // Prevents content below from moving up when the list is short.
    '&[data-narrowed]': { minHeight: 'calc(100svh - 6rem)' },
  },
})

/** Hidden without JavaScript. */
const Search = chakra('form', {
  base: { flex: '1 1 16.25rem', maxWidth: '25rem', '@media (scripting: none)': { display: 'none' } },
})

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '3',
    minHeight: '12',
  },
})

/** This list has a name and a page only. */
function stateOf(page: number, search: string): ListState {
  return { ...DEFAULT_LIST, region: impliedRegion({ voiceId: null, search }), page, search }
}

export default function EthicalVoiceListSection({ section }: { section: SectionOf<'ethicalVoiceList'> }) {
  const edit = useEdit()
  const words = useWords('voiceSearch', 'voices', 'briefs', 'lists')
  const results = useRef<HTMLDivElement>(null)
  const { state, href, replace } = useQueryState(parseList, writeList)
  const { page, search: name } = state
  const { response, shown, error, isWaiting, isEmpty, retry } = usePagedRead('voices', {
    query: ethicalVoicesQuery(page, name),
    first: ethicalVoicesQuery(1, ''),
    page,
    onPage: (existing) => replace(stateOf(existing, name)),
  })

  const list = `${page} ${name}`
  const linked = useLinkedVoice(state, response)
  useScrollToLinkedResult(results, () => parseList(window.location.search).search !== '')

  function handlePagePress(): void {
    player.stop()
    window.scrollTo({ top: 0 })
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  const voices = shown?.voices
  const search = fillIn(words.voiceSearch.quoted, { search: name })

  return (
    <ContentSection section={section}>
      <SectionHeading section={section} />
      <Results ref={results} tabIndex={-1} data-narrowed={name ? '' : undefined}>
        <Bar>
          <Search role="search" onSubmit={(event) => event.preventDefault()}>
            <SearchBox value={name} isNameHidden onSearch={(keyword) => replace(stateOf(1, keyword))} />
          </Search>
          <ListStatus
            isWaiting={isWaiting}
            list={list}
            text={
              isEmpty ? words.voices.none : response && resultText(page, PAGE_SIZE, response.totalCount, words.lists)
            }
            {...(!voices && { textStyle: 'lead', color: 'fg' })}
          />
        </Bar>
        {linked && <ListTitle title={fillIn(words.voiceSearch.hereIs, { name: linked.pseudonym })} />}
        {error && <ReadError error={error} onRetry={retry} />}
        {isEmpty && (
          <NoVoices
            casting={section}
            request={{
              about: name ? fillIn(words.voiceSearch.castingAiFor, { search }) : words.voiceSearch.castingAi,
              brief: name ? `${words.briefs.castAiVoice}\n${search}` : words.briefs.castAiVoice,
            }}
          />
        )}
        {voices && (
          <CardGrid aria-busy={!response} inert={!response} {...edit('consent')}>
            {voices.map((voice) => (
              <li key={voice.id}>
                <AiVoiceCard
                  voice={voice}
                  consent={section.consent.replaceAll('{name}', () => voice.pseudonym)}
                  bookingNote={section.bookingNote}
                />
              </li>
            ))}
          </CardGrid>
        )}
      </Results>
      {voices && shown && (
        <Box mt="12">
          <Pagination
            page={page}
            totalPages={shown.totalPages}
            href={(other) => href(stateOf(other, name))}
            onPress={handlePagePress}
          />
        </Box>
      )}
    </ContentSection>
  )
}
