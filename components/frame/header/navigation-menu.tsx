/**
 * An entry of the site's navigation with a submenu: a panel on wide screens, which opens on hover, on click and from the
 * keyboard; in the menu of small screens a list that unfolds.
 */
import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { FROM_LG } from '@/components/ui/media'
import { linkAddress } from '@/lib/content/links'
import type { NavigationItem, NavigationLine } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { MenuLink } from '../menu-link'
import { Entry, EntryLink, entryLine } from './entry'

/** Milliseconds before a menu closes after the pointer has left it. */
const GRACE = 200

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

/** On wide screens its padding bridges the gap below the entry, so that the pointer can cross it. */
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

export function NavigationMenu({ item }: { item: NavigationItem }) {
  const edit = useEdit()
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>('closed')
  const isOpen = state !== 'closed'
  const id = useId()
  const entry = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const straying = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // The pointer that caused the hydration has opened it by CSS.
    if (isWideScreen() && entry.current?.matches(':hover')) setState('hovered')
    return () => clearTimeout(straying.current)
  }, [])

  useEffect(() => {
    // On small screens it stays: what is below it would move away from the finger.
    if (!isOpen || !isWideScreen()) return
    function handleKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      setState('closed')
      if (entry.current?.contains(document.activeElement)) toggle.current?.focus()
    }
    function handlePress({ target }: Event): void {
      if (target instanceof Node && !entry.current?.contains(target)) setState('closed')
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', handleKey, { signal })
    document.addEventListener('pointerdown', handlePress, { signal })
    return () => listening.abort()
  }, [isOpen])

  function handleEnter({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || !isWideScreen()) return
    clearTimeout(straying.current)
    setState((now) => (now === 'closed' ? 'hovered' : now))
  }

  function handleLeave({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return
    straying.current = setTimeout(() => setState((now) => (now === 'hovered' ? 'closed' : now)), GRACE)
  }

  function handleBlur({ relatedTarget }: FocusEvent): void {
    if (!isWideScreen()) return
    if (relatedTarget instanceof Node && !entry.current?.contains(relatedTarget)) setState('closed')
  }

  const target = linkAddress(item.link)
  const button = {
    ref: toggle,
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': id,
    // A click on a menu that hover has just opened keeps it open.
    onClick: () => setState(state === 'pressed' ? 'closed' : 'pressed'),
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
    <Entry
      ref={entry}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onBlur={handleBlur}
      {...edit('navigation', item)}
    >
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
