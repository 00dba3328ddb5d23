/** Shown below "No voices found.": wider searches, each with its count, and a button to the casting team. */
import { chakra } from '@chakra-ui/react'
import { EnquiryButton } from '@/components/enquiry/dialog/enquiry-button'
import type { EnquiryRequest } from '@/components/enquiry/dialog/enquiry-request'
import { Button } from '@/components/ui/controls/button'
import { SILENCE, WaveStrip } from '@/components/ui/pictures/wave-bars'
import { Columns } from '@/components/ui/section'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'
import type { WiderSearch } from './wider-searches'

/** The bird listens, on a line on which there is nothing to hear. */
const Silence = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    pt: '6',
    color: 'edge',
    overflow: 'hidden',
    '& > svg': { mt: '-32px', mb: '-20px' },
  },
})

const Listening = chakra('div', {
  base: {
    layerStyle: 'bird-listening',
    width: 'clamp(7rem, 20vw, 11rem)',
    ml: 'auto',
    mr: { base: '5', md: '8' },
  },
})

const Part = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '5',
    padding: { base: '{spacing.6} {spacing.5}', md: '8' },
    '& + &': {
      borderTop: { base: '1px solid {colors.line}', md: '0' },
      borderLeft: { md: '1px solid {colors.line}' },
    },
    // Without suggestions beside it the casting offer takes the whole panel.
    '&:only-of-type': { gridColumn: '1 / -1' },
  },
})

const Offers = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    width: '100%',
    '& > li': { display: 'flex', width: { base: '100%', sm: 'auto' }, maxWidth: '100%' },
    '& button': { width: { base: '100%', sm: 'auto' }, overflowWrap: 'anywhere' },
  },
})

/** The editors' texts. */
type Casting = { castingText: string | null; castingLabel: string | null; castingTitle: string | null }

type NoVoicesProps = {
  /** Wider searches that find somebody. */
  widerSearches?: readonly WiderSearch[]
  onShow?: (search: WiderSearch) => void
  casting: Casting
  /** Subject of the enquiry, and the search as text for its brief. */
  request: Required<Pick<EnquiryRequest, 'about' | 'brief'>>
}

export function NoVoices({ widerSearches = [], onShow, casting, request }: NoVoicesProps) {
  const { castingText, castingLabel, castingTitle } = casting
  const edit = useEdit()
  const words = useWords('voiceSearch')
  return (
    <Columns parts={[3, 2]} from="md" borderRadius="card" bg="panel" overflow="hidden">
      <Silence aria-hidden>
        <Listening />
        <WaveStrip heights={SILENCE} height={64} />
      </Silence>
      {widerSearches.length > 0 && (
        <Part>
          <chakra.p textStyle="h3">{words.voiceSearch.offers}</chakra.p>
          <Offers>
            {widerSearches.map((search, index) => (
              <li key={search.label}>
                <Button variant={index === 0 ? 'primary' : 'secondary'} onClick={() => onShow?.(search)}>
                  {fillIn(words.voiceSearch.offer, { offer: search.label, count: search.count })}
                </Button>
              </li>
            ))}
          </Offers>
        </Part>
      )}
      <Part>
        {castingText && <p {...edit('castingText')}>{castingText}</p>}
        <EnquiryButton
          variant={widerSearches.length > 0 ? 'secondary' : 'primary'}
          request={{ title: castingTitle ?? undefined, ...request }}
          {...edit('castingLabel')}
        >
          {castingLabel || words.voiceSearch.cast}
        </EnquiryButton>
      </Part>
    </Columns>
  )
}
