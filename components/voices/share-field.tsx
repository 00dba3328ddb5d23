/** The link to a voice in a preselected field, for manual copying. Loaded when the browser has refused to copy it. */
import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type KeyboardEvent, useCallback, useId } from 'react'

const Frame = chakra('div', {
  base: {
    padding: '12px',
    borderRadius: 'field',
    bg: 'panel',
    '& > label': { display: 'block', textStyle: 'tiny', fontWeight: '600', mb: '4px' },
    '& > div': { display: 'flex', gap: '4px' },
    '& input': {
      flex: '1',
      minWidth: '0',
      height: '44px',
      px: '12px',
      bg: 'bg',
      border: '1px solid',
      borderColor: 'edge',
      borderRadius: 'field',
      textStyle: 'small',
    },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      borderRadius: 'pill',
      '& svg': { width: '20px', height: '20px' },
    },
  },
})

type ShareFieldProps = { link: string; pseudonym: string; onClose: () => void }

export default function ShareField({ link, pseudonym, onClose }: ShareFieldProps) {
  const id = useId()
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
      <label htmlFor={id}>Copy the link to {pseudonym}</label>
      <div>
        <input ref={select} id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" aria-label="Close" onClick={onClose}>
          <X aria-hidden strokeWidth={1.75} />
        </button>
      </div>
    </Frame>
  )
}
