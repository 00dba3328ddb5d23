/** One voice of the shortlist: its position, its card, and a button that removes it. */
import { Box, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Loading } from '@/components/lists/read-states'
import { IconButton } from '@/components/ui/controls/icon-button'
import { VoiceCard } from '@/components/voices/card/voice-card'
import type { Voice } from '@/lib/api/models'
import { useEdit } from '@/lib/contexts/edit-context'
import { useWords } from '@/lib/contexts/words-context'
import type { ShortlistVoice } from '@/lib/shortlist/shortlist'
import { NoteField } from './note-field'

const Item = chakra('li', {
  base: { display: 'flex', flexDirection: 'column', minWidth: '0', '& > article': { flex: '1' } },
})

const Strip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '13',
    '& > span': { textStyle: 'figure', fontSize: '1.75rem', mr: 'auto' },
    '& svg': { width: '5.5', height: '5.5' },
  },
})

type ShortlistedVoiceProps = {
  shortlisted: ShortlistVoice
  /** Undefined while the API has not returned it. */
  voice: Voice | undefined
  /** Of the sample that its card shows first. */
  category: string | undefined
  /** Whether the API is asked for it, could not be, or does not have it. */
  search: 'loading' | 'failed' | 'missing'
  missingText: string | null
  number: number
  /** Absent in a list that was shared by a link. */
  onRemove?: () => void
  onNote(id: string, text: string): void
}

export function ShortlistedVoice({
  shortlisted,
  voice,
  category,
  search,
  missingText,
  number,
  onRemove,
  onNote,
}: ShortlistedVoiceProps) {
  const edit = useEdit()
  const words = useWords('shortlist')
  const name = voice?.pseudonym ?? shortlisted.name
  return (
    <Item>
      <Strip>
        <span aria-hidden>{number}</span>
        {onRemove && (
          <IconButton aria-label={`Remove ${name} from the list`} onClick={onRemove}>
            <X />
          </IconButton>
        )}
      </Strip>
      {voice ? (
        <VoiceCard voice={voice} initialCategory={category} headingLevel={2} />
      ) : (
        <Box
          flex="1"
          display="grid"
          placeContent="center"
          justifyItems="center"
          gap="1"
          minHeight="27.5rem"
          p="5"
          borderRadius="card"
          bg="panel"
          textAlign="center"
          overflowWrap="anywhere"
        >
          <chakra.p textStyle="h3" dir="auto">
            {name}
          </chakra.p>
          {search === 'missing' ? (
            <p {...edit('missingText')}>{missingText}</p>
          ) : (
            <p key={search}>{search === 'failed' ? words.shortlist.unavailable : <Loading />}</p>
          )}
        </Box>
      )}
      <NoteField name={name} note={shortlisted.note ?? ''} onNote={(text) => onNote(shortlisted.id, text)} />
    </Item>
  )
}
