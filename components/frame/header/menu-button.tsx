/** Opens the navigation on small screens, which needs no JavaScript. */
import { chakra } from '@chakra-ui/react'
import { Menu as MenuIcon, X } from 'lucide-react'
import { frameWords } from '@/lib/words/frame'
import { useWords } from '@/lib/words/use-words'
import { MENU_ID } from '../../../lib/html/frame-ids'

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    hideFrom: 'lg',
    alignItems: 'center',
    gap: '2',
    minWidth: '12',
    minHeight: '12',
    px: '1',
    mr: '-1',
    color: 'fg',
    fontWeight: '600',
    flexShrink: '0',
    '& svg': { flexShrink: '0' },
  },
})

export function MenuButton({ isOpen }: { isOpen: boolean }) {
  const words = useWords(frameWords)
  const Drawing = isOpen ? X : MenuIcon
  return (
    <Opener type="button" popoverTarget={MENU_ID} aria-expanded={isOpen} aria-controls={MENU_ID}>
      {words('menu')}
      <Drawing size={26} />
    </Opener>
  )
}
