/** The secondary actions of a voice card in one row: Download, Share, Find Similar, and those added by the list. */
import { chakra } from '@chakra-ui/react'
import { Check, Download, Share2, Users } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { CopyField } from '@/components/ui/copy/copy-field'
import { useCopy } from '@/components/ui/copy/use-copy'
import { fetchApi } from '@/lib/api/fetch-api'
import type { Voice, VoiceRegion, VoiceSample } from '@/lib/api/models'
import { useCached } from '@/lib/api-hooks/use-api'
import { usePreload } from '@/lib/api-hooks/use-preload'
import { useWords } from '@/lib/contexts/words-context'
import { downloadLink, shareLink, similarLink } from '@/lib/voices/links'
import { VOICES_PATH } from '@/lib/voices/paths'
import { fillIn } from '@/lib/words/words'

/** All actions are alike: an icon above its label, or beside it on wide cards. */
const Row = chakra('div', {
  base: {
    // In one line, or in two where large or spaced letters need them.
    display: 'flex',
    flexWrap: 'wrap',
    overflowWrap: 'break-word',
    '& > *': { flex: '1 1 0', minWidth: 'min-content' },
    borderTop: '1px solid {colors.line}',
    _print: { display: 'none' },
    '& :is(a, button)': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      width: '100%',
      height: '100%',
      minHeight: '15',
      px: '0.5',
      fontSize: 'xs',
      fontWeight: '600',
      lineHeight: '1.2',
      textAlign: 'center',
      textDecoration: 'none',
      color: 'fg',
      transition: 'background-color {durations.fast} ease-out',
      _hover: { bg: 'var(--stage)', textDecoration: 'none' },
      _focusVisible: { outlineOffset: '-3px', borderRadius: 'md' },
      '& svg': { width: '4.5', height: '4.5', flexShrink: '0' },
      '@container (min-width: 30rem)': { flexDirection: 'row', gap: '2', minHeight: '13', fontSize: 'sm' },
    },
  },
})

const ShareCell = chakra('div', {
  base: {
    position: 'relative',
    '@media (scripting: none)': { display: 'none' },
    // Overlays the label, so that nothing moves. Always rendered, because screen readers announce only changes of an
    // existing live region.
    '& > [aria-live]': {
      position: 'absolute',
      inset: '0',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      fontSize: 'xs',
      fontWeight: '600',
      lineHeight: '1.2',
      whiteSpace: 'nowrap',
      color: 'ok',
      '@container (min-width: 30rem)': { flexDirection: 'row', gap: '2', fontSize: 'sm' },
      pointerEvents: 'none',
      '&:not(:empty)': { bg: 'bg' },
      '& svg': { width: '4.5', height: '4.5', flexShrink: '0' },
    },
  },
})

type VoiceActionsProps = {
  voice: Voice
  /** The selected sample; without it there is no download. */
  sample: VoiceSample | null
  onFindSimilar?: (voice: Voice) => void
  /** Path that Share copies; by default a link to the voice in the list, with the sample's category. */
  sharePath?: string | null
  children?: ReactNode
}

export function VoiceActions({ voice, sample, onFindSimilar, sharePath, children }: VoiceActionsProps) {
  const { isCopied, refused, copy } = useCopy()
  // The region's id makes the link exact. It is looked up on hover or focus, else by the press, so that each press copies the same.
  const regions = useCached('voiceRegions', {})
  const preload = usePreload()
  const words = useWords('voices')
  const needsRegion = !sharePath && voice.region.trim() !== ''

  const prepare = () => {
    if (needsRegion) preload('voiceRegions', {})
  }

  function linkIn(known: readonly VoiceRegion[]): string {
    const { origin } = window.location
    const name = voice.region.trim().toLowerCase()
    const region = known.find((one) => one.region.trim().toLowerCase() === name)
    return sharePath ? `${origin}${sharePath}` : shareLink(origin, voice, sample?.category || null, region?.id ?? null)
  }

  function share(): void {
    if (regions || !needsRegion) void copy(linkIn(regions ?? []))
    // Without its region the link finds the voice as well, among those of all regions.
    else void copy(fetchApi('voiceRegions', {}).then(linkIn, () => linkIn([])))
  }

  function findSimilar(event: MouseEvent): void {
    event.preventDefault()
    onFindSimilar?.(voice)
  }

  const similar = (
    <>
      <Users />
      {words.voices.findSimilar}
    </>
  )
  return (
    <div>
      {refused !== null && (
        <CopyField label={fillIn(words.voices.copyLink, { name: voice.pseudonym })} text={refused} />
      )}
      <Row data-keen-slider-clickable>
        {sample && (
          // Content-Disposition makes it a download with its file name; without the download attribute an error
          // response is shown.
          <a href={downloadLink(voice, sample)}>
            <Download />
            {words.voices.download}
          </a>
        )}
        <ShareCell>
          <button type="button" onPointerEnter={prepare} onPointerDown={prepare} onFocus={prepare} onClick={share}>
            <Share2 />
            {words.voices.share}
          </button>
          <span aria-live="polite">
            {isCopied && (
              <>
                <Check aria-hidden strokeWidth={2.5} />
                <span>{words.voices.linkCopied}</span>
              </>
            )}
          </span>
        </ShareCell>
        {onFindSimilar ? (
          <chakra.form action={VOICES_PATH} method="get">
            <input type="hidden" name="voice_id" value={voice.id} />
            <button type="submit" onClick={findSimilar}>
              {similar}
            </button>
          </chakra.form>
        ) : (
          <a href={similarLink(voice)}>{similar}</a>
        )}
        {children}
      </Row>
    </div>
  )
}
