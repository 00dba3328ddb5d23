/**
 * An entry of the site's navigation with a submenu, which its button opens: a panel on wide screens, in the menu of small
 * screens a list that unfolds.
 */
import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { FROM_LG } from '@/components/ui/media'
import { linkAddress } from '@/lib/content/links'
import type { NavigationItem, NavigationLine } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { MenuLink } from '../menu-link'
import { Entry, EntryLink, entryLine } from './entry'

const EntryButton = chakra('button', { base: { ...entryLine, gap: { lg: '1' } } })

const Toggle = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: { base: '16', lg: '7' },
    height: { lg: 'touch' },
    flexShrink: '0',
    mr: { base: '-4', lg: '-2' },
    color: 'fg',
  },
})

/** Its padding bridges the gap below the entry for a pointer that opens it without JavaScript. */
const Panel = chakra('div', {
  base: {
    display: 'none',
    color: 'fg',
    '&[data-open]': { display: 'block' },
    flexBasis: { lgDown: '100%' },
    borderTop: { lgDown: '1px solid {colors.line}' },
    lg: { position: 'absolute', top: '100%', left: '-7', pt: '3' },
    // Without JavaScript no button opens it.
    '@media (scripting: none)': { lgDown: { display: 'block' } },
  },
})

const Lines = chakra('ul', {
  base: {
    py: { base: '2', lg: '3' },
    pl: { base: '4', lg: '3' },
    lg: {
      display: 'grid',
      gap: '1',
      width: 'max-content',
      pr: '3',
      bg: 'bg',
      borderRadius: 'card',
      boxShadow: 'float',
      border: '1px solid {colors.line}',
    },
  },
})

const LineLink = chakra(MenuLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: { base: '13', lg: 'touch' },
    height: { lg: '100%' },
    px: { lg: '4' },
    py: { base: '1.5', lg: '2' },
    borderRadius: { lg: 'field' },
    color: 'fg',
    fontWeight: '600',
    lineHeight: { lg: '1.3' },
    textDecoration: 'none',
    '&[aria-current=page]': { color: { lgDown: 'link' }, bg: { lg: 'panel' } },
    _hover: { bg: { lg: 'panel' } },
    '& small': { hideBelow: 'lg', fontSize: 'sm', fontWeight: '400', color: 'muted', mt: '0.5' },
  },
})

function Line({ item, line }: { item: NavigationItem; line: NavigationLine }) {
  const edit = useEdit()
  const target = linkAddress(line.link)
  if (!target) return null
  return (
    <li>
      <LineLink to={target} {...edit('navigation', item, 'children', line)}>
        {line.label}
        {line.description && <small>{line.description}</small>}
      </LineLink>
    </li>
  )
}

const isWideScreen = () => globalThis.matchMedia?.(FROM_LG).matches

/**
 * Whether a menu is open. On wide screens it closes on Escape, on a press elsewhere and when the focus leaves it; on small
 * ones it stays, because what is below it would move away from the finger.
 */
function useDisclosure() {
  const [isOpen, setOpen] = useState(false)
  const entry = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen || !isWideScreen()) return
    function handleKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      setOpen(false)
      if (entry.current?.contains(document.activeElement)) toggle.current?.focus()
    }
    function handlePress({ target }: Event): void {
      if (target instanceof Node && !entry.current?.contains(target)) setOpen(false)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', handleKey, { signal })
    document.addEventListener('pointerdown', handlePress, { signal })
    return () => listening.abort()
  }, [isOpen])

  function handleBlur({ relatedTarget }: FocusEvent): void {
    if (!isWideScreen()) return
    if (relatedTarget instanceof Node && !entry.current?.contains(relatedTarget)) setOpen(false)
  }

  return { isOpen, entry, toggle, handleBlur, handleClick: () => setOpen(!isOpen) }
}

export function NavigationMenu({ item }: { item: NavigationItem }) {
  const edit = useEdit()
  const id = useId()
  const { isOpen, entry, toggle, handleBlur, handleClick } = useDisclosure()
  const target = linkAddress(item.link)
  const button = {
    ref: toggle,
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: handleClick,
  } as const
  const chevron = (
    <Box
      as="span"
      transition="transform {durations.fast} ease-out"
      transform={{ lgDown: isOpen ? 'rotate(180deg)' : 'none' }}
      fontSize={{ base: '1.5rem', lg: '1.125rem' }}
    >
      <ChevronDown size="1em" />
    </Box>
  )
  const isWide = item.children.length > 5
  return (
    <Entry ref={entry} onBlur={handleBlur} {...edit('navigation', item)}>
      {target ? (
        <>
          <EntryLink to={target}>{item.label}</EntryLink>
          <Toggle {...button} aria-label={`${item.label} menu`}>
            {chevron}
          </Toggle>
        </>
      ) : (
        <EntryButton {...button}>
          {item.label}
          {chevron}
        </EntryButton>
      )}
      <Panel id={id} data-tone="white" data-open={isOpen ? '' : undefined}>
        <Lines gridTemplateColumns={{ lg: isWide ? '18rem 18rem' : '17rem' }}>
          {item.children.map((line) => (
            <Line key={line._key} item={item} line={line} />
          ))}
        </Lines>
      </Panel>
    </Entry>
  )
}
