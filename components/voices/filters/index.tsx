/** The filters of the voice list: a row above the results on wide screens, a sheet behind a button on others. */
import { Box } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/controls/button'
import { useWords } from '@/lib/contexts/words-context'
import type { Filters } from '@/lib/voices/list-query'
import { fillIn } from '@/lib/words/words'
import type { VoiceList } from '../use-voice-list'
import { FilterForm } from './filter-form'
import { FilterSheet } from './filter-sheet'

/** Hidden without JavaScript. */
const SCRIPTS_ONLY = { '@media (scripting: none)': { display: 'none' } }

type VoiceFiltersProps = {
  list: VoiceList
  /** Number of active filters. */
  applied: number
  /** Called when a filter changes in the sheet: the caller scrolls to the start of the list. */
  onSheetChange(): void
}

export function VoiceFilters({ list, applied, onSheetChange }: VoiceFiltersProps) {
  const words = useWords('voiceSearch')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function changeInSheet(change: Partial<Filters>): void {
    list.change(change)
    onSheetChange()
  }

  return (
    <>
      <Box display={{ lgDown: 'none' }} flex="1 0 100%" css={SCRIPTS_ONLY}>
        <FilterForm list={list} layout="row" />
      </Box>
      <Button
        ref={opener}
        variant="secondary"
        display={{ base: 'inline-flex', lg: 'none' }}
        flexShrink="0"
        minHeight="touch"
        px="4"
        // The sticky bar is already in view: focusing must not scroll the page.
        scrollMarginTop="-10"
        css={SCRIPTS_ONLY}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={20} />
        <span>
          {applied > 0 ? fillIn(words.voiceSearch.filtersSet, { count: applied }) : words.voiceSearch.filters}
        </span>
      </Button>
      {isOpen && (
        <FilterSheet
          count={list.response?.totalCount ?? null}
          opener={opener}
          onClear={list.clear}
          onClose={() => setOpen(false)}
        >
          <FilterForm list={{ ...list, change: changeInSheet }} layout="column" />
        </FilterSheet>
      )}
    </>
  )
}
