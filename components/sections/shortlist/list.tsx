/** A shortlist with its actions. */
import { Box, chakra } from '@chakra-ui/react'
import { Link2, ListPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { player } from '@/components/audio/player/player'
import { Actions } from '@/components/content/actions'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import { ReadError } from '@/components/lists/read-states'
import { ScriptWithEnquiry } from '@/components/script/voice-offer'
import { Button } from '@/components/ui/controls/button'
import { CopyButton } from '@/components/ui/copy/copy-button'
import { CardGrid } from '@/components/voices/card/voice-card-parts'
import { VoiceGrid } from '@/components/voices/voice-grid'
import { useApi } from '@/lib/api-hooks/use-api'
import type { Track } from '@/lib/audio/player-state'
import { pushUrl } from '@/lib/browser/query'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { shortlistAbout, shortlistBrief } from '@/lib/enquiry/briefs'
import { mergeLists, SHORTLIST_MAX, type ShortlistVoice, shortlistVoice } from '@/lib/shortlist/shortlist'
import { getShortlist, setShortlist } from '@/lib/shortlist/store'
import { voiceTrack } from '@/lib/voices/samples'
import { STARTERS_QUERY } from '@/lib/voices/voice-source'
import { fillIn } from '@/lib/words/words'
import { listCandidates, sharedCategories } from './candidates'
import { Comparison } from './comparison'
import { LinkContents, SharedScript, useLink } from './link-contents'
import { PhoneRows, PlayInOrder } from './play-in-order'
import { ShortlistedVoice } from './shortlisted-voice'
import { useFoundVoices } from './use-found-voices'
import type { ShownList } from './use-list'

/** What to do, beside the bird that collects; it stands on the panel's lower edge. */
const Empty = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '3fr 2fr' },
    columnGap: '8-20',
    alignItems: 'end',
    px: '6-13',
    pt: '6',
    borderRadius: 'card',
    bg: 'panel',
    overflow: 'hidden',
    '& > :first-child': { alignSelf: 'center', pt: { md: '4' }, pb: { base: '4', md: '10' } },
    '& p': { textStyle: 'lead', maxWidth: '34.7em', mb: '6' },
  },
})

const Collecting = chakra('div', {
  base: {
    layerStyle: 'bird-collecting',
    width: { base: 'min(100%, 13rem)', md: 'min(100%, 21rem)' },
    justifySelf: 'end',
  },
})

/** Voices to start a list with. */
function Starters() {
  const words = useWords('shortlistPage')
  const { data } = useApi('voices', STARTERS_QUERY)
  if (!data || data.voices.length === 0) return null
  return (
    <>
      <chakra.h2 textStyle="h3" mt="12" mb="4">
        {words.shortlistPage.starters}
      </chakra.h2>
      <VoiceGrid voices={data.voices} isStale={false} initialCategory={null} headingLevel={3} />
    </>
  )
}

type ToolbarProps = {
  list: ShownList
  /** Those that the API has, with their names and booking refs in it. */
  listed: readonly ShortlistVoice[]
  tracks: readonly Track[]
  /** Of a shared list: adds it to the visitor's own. */
  onKeep(): void
}

function Toolbar({ list, listed, tracks, onKeep }: ToolbarProps) {
  const words = useWords('shortlist', 'shortlistPage', 'briefs')
  const link = useLink(list)
  const enquire = useRef<HTMLButtonElement>(null)
  return (
    <>
      <ScriptWithEnquiry enquire={enquire} />
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <PlayInOrder tracks={tracks} />
        <PhoneRows gap="3">
          {list.isShared && (
            <Button variant="secondary" onClick={onKeep}>
              <ListPlus size={20} />
              <span>{words.shortlistPage.keep}</span>
            </Button>
          )}
          <CopyButton
            variant="secondary"
            icon={Link2}
            label={words.shortlist.copyLink}
            copiedLabel={words.shortlist.linkCopied}
            fieldLabel={words.shortlist.copyThisLink}
            getText={link.url}
          />
          <EnquiryButton
            ref={enquire}
            variant="secondary"
            request={{ about: shortlistAbout(listed, words.briefs), brief: shortlistBrief(listed, words.briefs) }}
          >
            {words.shortlist.enquire}
          </EnquiryButton>
        </PhoneRows>
      </Box>
      <LinkContents link={link} />
    </>
  )
}

type ListProps = {
  section: SectionOf<'shortlist'>
  list: ShownList
}

export function List({ section, list }: ListProps) {
  const { voices, isShared } = list
  const edit = useEdit()
  const words = useWords('shortlist', 'shortlistPage')
  const { found, isComplete, error, retry } = useFoundVoices(voices)
  const [announcement, setAnnouncement] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const categories = sharedCategories(voices.flatMap(({ id }) => found.get(id) ?? []))
  const [chosen, setChosen] = useState('')
  // Not one that is no longer shared, when a voice was removed.
  const category = categories.includes(chosen) ? chosen : ''
  const candidates = listCandidates(voices, found, category)

  /** Those not known to be missing, with their names and booking refs in the API. */
  const listed = voices
    .filter(({ id }) => !isComplete || found.has(id))
    .map((shortlisted): ShortlistVoice => {
      const voice = found.get(shortlisted.id)
      return voice ? { ...shortlisted, ...shortlistVoice(voice, shortlisted.sample) } : shortlisted
    })

  function remove({ id, name }: ShortlistVoice): void {
    setShortlist(voices.filter((shortlisted) => shortlisted.id !== id))
    setAnnouncement(fillIn(words.shortlist.removed, { name }))
    // The pressed button is gone.
    frame.current?.focus({ preventScroll: true })
  }

  /** Adds a shared list to the visitor's own, and shows that. Back returns to the shared one. */
  function keep(): void {
    const merged = mergeLists(getShortlist(), listed)
    setShortlist(merged.voices)
    const names = merged.left.map(({ name }) => name).join(', ')
    const noRoom = names && ` ${fillIn(words.shortlistPage.noRoom, { names, max: SHORTLIST_MAX })}`
    pushUrl(window.location.pathname)
    setAnnouncement(fillIn(words.shortlistPage.kept, { count: merged.voices.length }) + noRoom)
    frame.current?.focus({ preventScroll: true })
  }

  function choose(next: string): void {
    player.stop()
    setChosen(next)
  }

  return (
    <chakra.div ref={frame} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {voices.length > 0 ? (
        <Toolbar
          list={list}
          listed={listed}
          tracks={candidates.map(({ voice, sample }) => voiceTrack(voice, sample))}
          onKeep={keep}
        />
      ) : (
        <>
          <Empty>
            <div>
              <p {...edit('emptyText')}>{section.emptyText}</p>
              <Actions actions={section.actions} heading={section.heading} />
            </div>
            <Collecting />
          </Empty>
          <Starters />
        </>
      )}
      <Box display="flex" alignItems="center" minHeight="touch" mt="1" textStyle="small" overflowWrap="anywhere">
        <p role="status">{announcement}</p>
      </Box>
      {list.script !== null && <SharedScript stored={list.script} />}
      {error && <ReadError error={error} onRetry={retry} />}
      {candidates.length > 1 && (
        <Comparison candidates={candidates} categories={categories} category={category} onChoose={choose} />
      )}
      <CardGrid as="ol" mt="1">
        {voices.map((shortlisted, index) => (
          <ShortlistedVoice
            key={shortlisted.id}
            shortlisted={shortlisted}
            voice={found.get(shortlisted.id)}
            category={candidates.find(({ number }) => number === index + 1)?.sample.category}
            search={isComplete ? 'missing' : error ? 'failed' : 'loading'}
            missingText={section.missingText}
            number={index + 1}
            onRemove={isShared ? undefined : () => remove(shortlisted)}
            onNote={list.note}
          />
        ))}
      </CardGrid>
    </chakra.div>
  )
}
