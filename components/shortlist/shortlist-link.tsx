/** Link to the shortlist with its number of voices. Renders nothing while it is empty. */
import { chakra } from '@chakra-ui/react'
import { Bookmark } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '@/lib/contexts/words-context'
import { SHORTLIST_PATH } from '@/lib/shortlist/link'
import { NO_VOICES } from '@/lib/shortlist/shortlist'
import { getShortlist, subscribeShortlist } from '@/lib/shortlist/store'

const Leading = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '1', lg: '2' },
    minHeight: 'touch',
    minWidth: 'touch',
    // As wide as the bar's gaps on small screens allow.
    mx: { base: '-2', lg: '0' },
    justifyContent: 'center',
    color: 'inherit',
    textStyle: 'small',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '& svg': { flexShrink: '0', fill: 'currentColor' },
    // In the small-screen bar the label is visually hidden, so that the logo keeps its size.
    '& span:first-of-type': {
      lgDown: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
})

export function ShortlistLink() {
  const voices = useSyncExternalStore(subscribeShortlist, getShortlist, () => NO_VOICES)
  const words = useWords('frame')
  if (voices.length === 0) return null
  return (
    <Leading href={SHORTLIST_PATH}>
      <Bookmark size={16} />
      <span>{`${words.frame.shortlist} `}</span>
      <span>{`(${voices.length})`}</span>
    </Leading>
  )
}
