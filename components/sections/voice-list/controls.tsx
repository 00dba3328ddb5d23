/** The filters of the voice list, the number of results, and the active filters as chips. */
import { Box, chakra } from '@chakra-ui/react'
import { ListStatus } from '@/components/lists/read-states'
import { LOW_WINDOW, NARROW_WINDOW } from '@/components/ui/media'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { CompactSwitch } from '@/components/voices/compact-list'
import { VoiceFilters } from '@/components/voices/filters'
import { type AppliedFilter, countUserFilters, FilterChips } from '@/components/voices/filters/chips'
import type { VoiceList } from '@/components/voices/use-voice-list'
import { useWords } from '@/lib/contexts/words-context'
import { PAGE_SIZE, writeList } from '@/lib/voices/list-query'
import { resultText } from '@/lib/words/words'

/** Filters and count. On phones and tablets a sticky bar below the header while the list is on the screen. */
const FilterBar = chakra('div', {
  base: {
    display: 'contents',
    lgDown: {
      position: 'sticky',
      top: '4.0625rem',
      zIndex: '1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      [NARROW_WINDOW]: { flexWrap: 'wrap' },
      columnGap: '3',
      minHeight: '15',
      mx: 'calc(-1 * {spacing.gutter})',
      px: 'gutter',
      bg: 'bg',
      borderBottom: '1px solid {colors.line}',
    },
    // Not sticky in a low or zoomed window, to leave room for the cards.
    [`${LOW_WINDOW}, (scripting: none)`]: { position: 'static' },
  },
})

type ListControlsProps = {
  list: VoiceList
  applied: readonly AppliedFilter[]
  /** Title of the list, announced with the number of results. */
  title: string | null
  /** A filter has changed in the sheet. */
  onSheetChange(): void
  /** A pressed chip is gone. */
  onRemoved(): void
}

export function ListControls({ list, applied, title, onSheetChange, onRemoved }: ListControlsProps) {
  const { state, lookups, response, isWaiting, isEmpty } = list
  const words = useWords('voices', 'lists')
  return (
    // On wide screens the count is beside the chips.
    <Box display={{ base: 'contents', lg: 'flex' }} flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
      <FilterBar>
        <VoiceFilters list={list} applied={countUserFilters(applied)} onSheetChange={onSheetChange} />
        <CompactSwitch />
        <ListStatus
          isWaiting={isWaiting}
          list={writeList(state)}
          text={
            isEmpty
              ? words.voices.none
              : response && resultText(state.page, PAGE_SIZE, response.totalCount, words.lists)
          }
          display={{ lg: 'grid' }}
          alignItems="center"
          // The same height without chips as with one row of them.
          minHeight={{ base: '6', lg: 'touch' }}
          // Wide enough for any count, so that the chips beside it do not move.
          minWidth={{ lg: '15.5rem' }}
          textAlign={{ base: 'right', lg: 'left' }}
          textStyle={{ base: 'tiny', sm: 'small' }}
          {...(isEmpty && { textStyle: { base: 'small', sm: 'body', lg: 'h3' }, fontWeight: '600', color: 'fg' })}
        >
          {title && <VisuallyHidden>{title}. </VisuallyHidden>}
        </ListStatus>
      </FilterBar>
      {applied.length > 0 ? (
        <FilterChips applied={applied} onClear={list.clear} onRemoved={onRemoved} />
      ) : (
        // Room for the chip of the nationality, whose name is not there yet.
        !lookups.region && <Box minHeight="touch" />
      )}
    </Box>
  )
}
