/** The filters of phones and tablets: a sheet at the bottom of the screen; the results behind it update at once. */
import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import { Loading } from '@/components/lists/read-states'
import { Button } from '@/components/ui/controls/button'
import { Sheet } from '@/components/ui/controls/dialog'
import { IconButton } from '@/components/ui/controls/icon-button'
import { NARROW_WINDOW } from '@/components/ui/media'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { useWords } from '@/lib/contexts/words-context'
import { fillIn } from '@/lib/words/words'

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '{spacing.2} {spacing.3} 0 {spacing.5}',
  },
})

const Body = chakra('div', {
  base: { flex: '1', minHeight: '0', overflowY: 'auto', padding: '{spacing.1} {spacing.5} {spacing.4}' },
})

const Foot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    [NARROW_WINDOW]: { flexDirection: 'column', alignItems: 'stretch', gap: '1' },
    padding: '{spacing.3} {spacing.5} calc({spacing.3} + env(safe-area-inset-bottom))',
    borderTop: '1px solid {colors.line}',
    '& > [data-show]': { flex: '1', maxWidth: '22.5rem' },
  },
})

type FilterSheetProps = {
  /** Number of voices found; null while it is unknown. */
  count: number | null
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>
  onClear(): void
  onClose(): void
  children: ReactNode
}

/** Open while it is mounted. */
export function FilterSheet({ count, opener, onClear, onClose, children }: FilterSheetProps) {
  const headingId = useId()
  const words = useWords('voiceSearch')
  return (
    <Sheet labelledBy={headingId} opener={opener} onClose={onClose}>
      <Head>
        <chakra.h2 id={headingId} textStyle="h3">
          {words.voiceSearch.filters}
        </chakra.h2>
        <IconButton aria-label="Close filters" onClick={onClose}>
          <X size={24} />
        </IconButton>
      </Head>
      {/* The page's own live region is inert while the sheet is open. */}
      <VisuallyHidden role="status">
        {count === null ? <Loading /> : `${fillIn(words.voiceSearch.voices, { count })} found`}
      </VisuallyHidden>
      <Body>{children}</Body>
      <Foot>
        <Button variant="text" onClick={onClear}>
          {words.voiceSearch.clear}
        </Button>
        <Button data-show="" onClick={onClose}>
          {count === null ? words.voiceSearch.showAny : fillIn(words.voiceSearch.show, { count })}
        </Button>
      </Foot>
    </Sheet>
  )
}
