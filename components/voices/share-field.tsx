/** The link to a voice in a preselected field, for manual copying. Loaded when the browser has refused to copy it. */
import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type KeyboardEvent, useCallback, useId } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { useWords } from '@/lib/words/use-words'
import { voiceWords } from '@/lib/words/voices'

const Frame = chakra('div', {
  base: {
    padding: '3',
    borderRadius: 'field',
    bg: 'panel',
    '& > label': { display: 'block', textStyle: 'tiny', fontWeight: '600', mb: '1' },
    '& > div': { display: 'flex', gap: '1' },
    '& input': {
      flex: '1',
      minWidth: '0',
      height: 'touch',
      px: '3',
      bg: 'bg',
      border: '1px solid {colors.edge}',
      borderRadius: 'field',
      textStyle: 'small',
    },
  },
})

type ShareFieldProps = { link: string; pseudonym: string; onClose: () => void }

export default function ShareField({ link, pseudonym, onClose }: ShareFieldProps) {
  const id = useId()
  const words = useWords(voiceWords)
  const select = useCallback((field: HTMLInputElement | null) => {
    field?.focus()
    field?.select()
  }, [])

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  return (
    <Frame onKeyDown={handleKeyDown}>
      <label htmlFor={id}>{words('copyLink', { name: pseudonym })}</label>
      <div>
        <input ref={select} id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
    </Frame>
  )
}
