/** A shortlist with its actions. */
import { chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Actions } from '@/components/content/actions'
import { QuoteButton } from '@/components/quote/quote-button'
import { Button } from '@/components/ui/button'
import { ReadError } from '@/components/ui/read-states'
import { firstSample, playableSamples, voiceTrack } from '@/components/voices/voice-sample'
import { replaceAddress } from '@/lib/browser/address'
import type { SectionOf } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { shortlistAbout, shortlistBrief } from '@/lib/enquiry/briefs'
import { SHORTLIST_PATH } from '@/lib/shortlist/link'
import { mergeVoices, moveVoice, removeVoice } from '@/lib/shortlist/order'
import { SHORTLIST_MAX, type ShortlistVoice } from '@/lib/shortlist/shortlist'
import { setShortlist } from '@/lib/shortlist/store'
import { briefWords } from '@/lib/words/briefs'
import { shortlistWords } from '@/lib/words/shortlist'
import { useWords } from '@/lib/words/use-words'
import { CopyLink } from './copy-link'
import { type Change, KeptVoice } from './kept-voice'
import { PlayInOrder } from './play-in-order'
import { useFoundVoices } from './use-found-voices'
import type { ShownList } from './use-list'

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
})

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const Grid = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr))',
    gap: '6',
    mt: '1',
  },
})

const Notice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '{spacing.1} {spacing.4}',
    minHeight: 'touch',
    mt: '1',
    textStyle: 'small',
    overflowWrap: 'anywhere',
  },
})

const Empty = chakra('div', {
  base: {
    p: 'clamp(1.5rem, 4vw, 3rem)',
    borderRadius: 'card',
    bg: 'panel',
    '& > p': { textStyle: 'lead', maxWidth: '52ch', mb: '6' },
  },
})

type ListProps = {
  section: SectionOf<'shortlist'>
  list: ShownList
}

export function List({ section, list }: ListProps) {
  const { voices, own, isShared, change } = list
  const edit = useEdit()
  const words = useWords(shortlistWords)
  const brief = useWords(briefWords)
  const { findings, error, retry } = useFoundVoices(voices)
  const [said, setSaid] = useState('')
  const [undo, setUndo] = useState<readonly ShortlistVoice[] | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const refocus = useRef<string | null>(null)

  const missing = voices.filter(({ id }) => findings.get(id) === null)
  const listed = voices.filter(({ id }) => findings.get(id) !== null)

  const tracks = useMemo(
    () =>
      voices.flatMap(({ id }) => {
        const voice = findings.get(id)
        const sample = voice && firstSample(playableSamples(voice))
        return voice && sample ? [voiceTrack(voice, sample)] : []
      }),
    [voices, findings],
  )

  /** The listed voices with current names and booking refs from the API, for enquiries and for keeping them. */
  const current = listed.map((kept): ShortlistVoice => {
    const voice = findings.get(kept.id)
    return voice ? { id: kept.id, name: voice.pseudonym, code: voice.code } : kept
  })

  // A moved or removed element loses the focus.
  useEffect(() => {
    if (refocus.current === null) return
    const target = frame.current?.querySelector<HTMLElement>(refocus.current) ?? frame.current
    refocus.current = null
    target?.focus({ preventScroll: target === frame.current })
  })

  function handleChange(kept: ShortlistVoice, how: Change): void {
    const place = listed.findIndex(({ id }) => id === kept.id)
    const neighbour = listed[place + 1] ?? listed[place - 1]
    refocus.current = `[data-kept="${CSS.escape(how === 'remove' ? (neighbour?.id ?? '') : kept.id)}"] [data-action=${how}]`
    if (how === 'remove') {
      setUndo(voices)
      setSaid(words('removed', { name: kept.name }))
      change(removeVoice(voices, kept.id))
      return
    }
    setUndo(null)
    const by = how === 'earlier' ? -1 : 1
    setSaid(words('moved', { name: kept.name, number: place + 1 + by }))
    // Missing voices are not rendered, so they are moved to the end, where they do not affect the visible order.
    change([...moveVoice(listed, kept.id, by), ...missing])
  }

  function handleUndo(): void {
    if (!undo) return
    change(undo)
    setUndo(null)
    setSaid(words('undone'))
  }

  function handleKeep(): void {
    const { voices: merged, left } = mergeVoices(own, current)
    setShortlist(merged)
    if (left.length > 0) {
      setSaid(words('full', { max: SHORTLIST_MAX, names: left.map(({ name }) => name).join(', ') }))
      return
    }
    replaceAddress(SHORTLIST_PATH)
    setSaid(words('kept'))
  }

  const ownIds = new Set(own.map(({ id }) => id))
  const isKeepable = isShared && current.some(({ id }) => !ownIds.has(id))
  return (
    <chakra.div ref={frame} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {voices.length > 0 ? (
        <Bar>
          <PlayInOrder tracks={tracks} />
          <Buttons>
            {isKeepable && (
              <Button variant="secondary" onClick={handleKeep}>
                {words('keep')}
              </Button>
            )}
            <CopyLink voices={voices} />
            <QuoteButton
              variant="secondary"
              request={{ about: shortlistAbout(current, brief), brief: shortlistBrief(current, brief) }}
            >
              {words('enquire')}
            </QuoteButton>
          </Buttons>
        </Bar>
      ) : (
        <Empty>
          <p {...edit('emptyText')}>{section.emptyText}</p>
          <Actions actions={section.actions} heading={section.heading} />
        </Empty>
      )}
      <Notice>
        <p role="status">{said}</p>
        {undo && (
          <Button variant="text" onClick={handleUndo}>
            {words('undo')}
          </Button>
        )}
      </Notice>
      {missing.length > 0 && (
        <Notice>
          <p {...edit('missingText')}>
            {section.missingText} <b>{missing.map(({ name, id }) => name || id).join(', ')}</b>
          </p>
          <Button variant="text" onClick={() => change(listed)}>
            {words('takeOff', { count: missing.length })}
          </Button>
        </Notice>
      )}
      {error && <ReadError error={error} onRetry={retry} />}
      <Grid>
        {listed.map((kept, index) => (
          <KeptVoice
            key={kept.id}
            kept={kept}
            voice={findings.get(kept.id) ?? undefined}
            place={index + 1}
            count={listed.length}
            onChange={handleChange}
          />
        ))}
      </Grid>
    </chakra.div>
  )
}
