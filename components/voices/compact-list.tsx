/**
 * The compact list of voices, a visitor's choice on phones that the browser remembers: three to four voices a screen, each with
 * Play, its name, facts and a line of description, and the shortlist's button. A card opens in place.
 *
 * The choice is an attribute of the document, `data-voices`, which the page's head sets before anything is drawn
 * (remember-compact.js); the rest is style, so that nothing is rendered again and nothing moves.
 */
import { chakra } from '@chakra-ui/react'
import { ChevronDown, Rows3 } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { IconButton } from '@/components/ui/controls/icon-button'
import { BELOW_MD } from '@/components/ui/media'
import { followStored, storedValue } from '@/lib/stored-value'
import { CardGrid } from './card/voice-card-parts'

const CHANGE = 'voiceschange'
const COMPACT = 'compact'

const stored = storedValue('voices', (text) => text === COMPACT)

const subscribe = (listener: () => void) => followStored(CHANGE, listener)

function show(isCompact: boolean): void {
  document.documentElement.dataset.voices = isCompact ? COMPACT : ''
}

/** The first card that is not above the window, below the bars at its top. */
function cardInView(): Element | undefined {
  return Array.from(document.querySelectorAll('#main article')).find(
    (card) => card.getBoundingClientRect().bottom > 200,
  )
}

function toggle(): void {
  const card = cardInView()
  const before = card?.getBoundingClientRect().top ?? 0
  const isCompact = !stored.get()
  stored.set(isCompact ? COMPACT : null)
  show(isCompact)
  dispatchEvent(new Event(CHANGE))
  // What was read stays where it was.
  if (card && before < 200) scrollBy({ top: card.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** On phones only: wider windows have several cards in a row. */
export function CompactSwitch() {
  const isCompact = useSyncExternalStore(subscribe, stored.get, () => false)
  // For pages that Next renders, which have no script in their head, and for changes in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first render is that of the server, whatever is stored
  useEffect(() => show(stored.get()), [isCompact])
  return (
    <IconButton
      hideFrom="md"
      aria-label="Compact list"
      aria-pressed={isCompact}
      bg={isCompact ? 'fg' : undefined}
      color={isCompact ? 'bg' : undefined}
      boxShadow="inset 0 0 0 2px {colors.edge}"
      css={{ '@media (scripting: none)': { display: 'none' } }}
      onClick={toggle}
    >
      <Rows3 size={20} />
    </IconButton>
  )
}

const Opener = chakra(IconButton, {
  base: {
    display: 'none',
    position: 'absolute',
    top: '1.5',
    right: '2',
    zIndex: '1',
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
})

type CardOpenerProps = {
  /** Name of the voice. */
  name: string
  isOpen: boolean
  onPress(): void
}

/** Opens and closes a card of the compact list. */
export function CardOpener({ name, isOpen, onPress }: CardOpenerProps) {
  return (
    <Opener data-opener aria-label={`Card of ${name}`} aria-expanded={isOpen} onClick={onPress}>
      <ChevronDown size={22} />
    </Opener>
  )
}

/** The parts of a card: the tinted area with Play and name, then the offer, the text, and last the actions. */
export const VoiceCards = chakra(CardGrid, {
  base: {
    [`@media screen and ${BELOW_MD}`]: {
      '[data-voices=compact] &': {
        gap: '3',
        '& [data-opener]': { display: 'grid' },
        '& article > div:first-of-type :is(h2, h3, h4)': { pr: '10' },
        '& [data-folded]': {
          // The tinted area.
          '& > div:first-of-type': { py: '3', px: '4', '& > :not(:first-of-type)': { display: 'none' } },
          '& > div:first-of-type > div': { minHeight: '0', '& > button': { width: '14', height: '14' } },
          // The text: its first line, beside the shortlist's button.
          '& > div:nth-last-of-type(2)': {
            padding: '{spacing.2} {spacing.16} {spacing.3} {spacing.4}',
            minHeight: '15',
            justifyContent: 'center',
            '& > :not(p)': { display: 'none' },
            '& > p': { textStyle: 'small', display: '-webkit-box', lineClamp: '2' },
          },
          '& > div:not(:first-of-type):not(:nth-last-of-type(-n + 2))': { display: 'none' },
          // The actions: the shortlist's button.
          '& > div:last-of-type': {
            position: 'absolute',
            right: '2',
            bottom: '2',
            '& > div': { border: '0' },
            '& > div > :not([aria-pressed])': { display: 'none' },
            '& [aria-pressed]': { width: 'touch', minHeight: 'touch', fontSize: '0', gap: '0' },
            '& [aria-pressed] svg': { width: '5.5', height: '5.5' },
          },
        },
      },
    },
  },
})
