/** One voice of the shortlist: its position, its card, and buttons to move or remove it. */
import { chakra } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'
import { Loading } from '@/components/ui/read-states'
import { VoiceCard } from '@/components/voices/voice-card'
import type { Voice } from '@/lib/api/models'
import type { ShortlistVoice } from '@/lib/shortlist/shortlist'

const Item = chakra('li', {
  base: { display: 'flex', flexDirection: 'column', minWidth: '0', '& > article, & > [data-waiting]': { flex: '1' } },
})

const Strip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '13',
    '& > span': { textStyle: 'figure', fontSize: '1.75rem', mr: 'auto' },
    '& button': {
      '&[aria-disabled=true]': { color: 'muted', opacity: '0.5', cursor: 'default', _hover: { bg: 'transparent' } },
      '& svg': { width: '5.5', height: '5.5' },
      // In one column, the "earlier" arrow points up.
      '&[data-action=earlier] svg, &[data-action=later] svg': { transform: { base: 'rotate(90deg)', md: 'none' } },
    },
  },
})

const Waiting = chakra('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '1',
    minHeight: '27.5rem',
    p: '5',
    borderRadius: 'card',
    bg: 'panel',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
})

export type Change = 'earlier' | 'later' | 'remove'

type KeptVoiceProps = {
  kept: ShortlistVoice
  /** Undefined while the API has not responded. */
  voice: Voice | undefined
  /** Position, counted from 1. */
  place: number
  count: number
  onChange: (kept: ShortlistVoice, change: Change) => void
}

export function KeptVoice({ kept, voice, place, count, onChange }: KeptVoiceProps) {
  const name = voice?.pseudonym ?? kept.name
  const isFirst = place === 1
  const isLast = place === count
  return (
    <Item data-kept={kept.id}>
      <Strip>
        <span aria-hidden>{place}</span>
        <IconButton
          data-action="earlier"
          aria-label={`Move ${name} earlier`}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onChange(kept, 'earlier')}
        >
          <ArrowLeft />
        </IconButton>
        <IconButton
          data-action="later"
          aria-label={`Move ${name} later`}
          aria-disabled={isLast}
          onClick={() => !isLast && onChange(kept, 'later')}
        >
          <ArrowRight />
        </IconButton>
        <IconButton
          data-action="remove"
          aria-label={`Remove ${name} from the list`}
          onClick={() => onChange(kept, 'remove')}
        >
          <X />
        </IconButton>
      </Strip>
      {voice ? (
        <VoiceCard voice={voice} headingLevel={2} />
      ) : (
        <Waiting data-waiting>
          <chakra.p textStyle="h3" dir="auto">
            {name}
          </chakra.p>
          <p>
            <Loading />
          </p>
        </Waiting>
      )}
    </Item>
  )
}
