/** An entry of the main navigation with a submenu. Opens on hover, on click and from the keyboard. */
import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useRouter } from 'next/router'
import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { TargetLink } from '@/components/ui/content-link'
import { leadsTo, linkTarget } from '@/lib/content/links'
import type { NavigationItem, NavigationLine } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { topLine } from './top-line'

/** Milliseconds before a menu closes after the pointer has left it. */
const GRACE = 200

const Entry = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
  },
})

const TopLink = chakra(TargetLink, topLine)
const TopButton = chakra('button', { base: { ...topLine.base, gap: '1' } })
const Toggle = chakra('button', {
  base: { display: 'grid', placeItems: 'center', width: '7', height: 'touch', mr: '-2', color: 'fg' },
})

/** Its padding bridges the gap below the entry, so that the pointer can cross it. */
const Panel = chakra('div', {
  base: { position: 'absolute', top: '100%', left: '-7', pt: '3', color: 'fg' },
})

const Lines = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    width: 'max-content',
    p: '3',
    bg: 'bg',
    borderRadius: 'card',
    boxShadow: 'float',
    border: '1px solid {colors.line}',
  },
})

const LineLink = chakra(TargetLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: 'touch',
    height: '100%',
    px: '4',
    py: '2',
    borderRadius: 'field',
    color: 'fg',
    fontWeight: '600',
    lineHeight: '1.3',
    textDecoration: 'none',
    _hover: { bg: 'panel' },
    '&[aria-current=page]': { bg: 'panel' },
    '& small': { fontSize: 'sm', fontWeight: '400', color: 'muted', mt: '0.5' },
  },
})

type LineProps = { item: NavigationItem; line: NavigationLine; onFollow: () => void }

function Line({ item, line, onFollow }: LineProps) {
  const { asPath } = useRouter()
  const edit = useEdit()
  const target = linkTarget(line.link)
  if (!target || target.kind === 'quote') return null
  return (
    <li>
      <LineLink
        to={target}
        aria-current={leadsTo(target, asPath) ? 'page' : undefined}
        onClick={onFollow}
        {...edit('navigation', item, 'children', line)}
      >
        {line.label}
        {line.description && <small>{line.description}</small>}
      </LineLink>
    </li>
  )
}

export function NavigationMenu({ item }: { item: NavigationItem }) {
  const { asPath } = useRouter()
  const edit = useEdit()
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>('closed')
  const isOpen = state !== 'closed'
  const id = useId()
  const entry = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const straying = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(straying.current), [])

  useEffect(() => {
    if (!isOpen) return
    function handleKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      setState('closed')
      if (entry.current?.contains(document.activeElement)) toggle.current?.focus()
    }
    function handlePress({ target }: Event): void {
      if (target instanceof Node && !entry.current?.contains(target)) setState('closed')
    }
    document.addEventListener('keydown', handleKey)
    document.addEventListener('pointerdown', handlePress)
    return () => {
      document.removeEventListener('keydown', handleKey)
      document.removeEventListener('pointerdown', handlePress)
    }
  }, [isOpen])

  function handleEnter({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return
    clearTimeout(straying.current)
    setState((now) => (now === 'closed' ? 'hovered' : now))
  }

  function handleLeave({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return
    straying.current = setTimeout(() => setState((now) => (now === 'hovered' ? 'closed' : now)), GRACE)
  }

  function handleBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !entry.current?.contains(relatedTarget)) setState('closed')
  }

  const target = linkTarget(item.link)
  const close = () => setState('closed')
  const button = {
    ref: toggle,
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': id,
    // A click on a menu that hover has just opened keeps it open.
    onClick: () => setState(state === 'pressed' ? 'closed' : 'pressed'),
  } as const
  const chevron = <ChevronDown size={18} />
  const isWide = item.children.length > 5
  return (
    <Entry
      ref={entry}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onBlur={handleBlur}
      {...edit('navigation', item)}
    >
      {target && target.kind !== 'quote' ? (
        <>
          <TopLink to={target} aria-current={leadsTo(target, asPath) ? 'page' : undefined} onClick={close}>
            {item.label}
          </TopLink>
          <Toggle {...button} aria-label={`${item.label} menu`}>
            {chevron}
          </Toggle>
        </>
      ) : (
        <TopButton {...button}>
          {item.label}
          {chevron}
        </TopButton>
      )}
      <Panel id={id} data-tone="white" display={isOpen ? 'block' : 'none'}>
        <Lines gridTemplateColumns={isWide ? '18rem 18rem' : '17rem'}>
          {item.children.map((line) => (
            <Line key={line._key} item={item} line={line} onFollow={close} />
          ))}
        </Lines>
      </Panel>
    </Entry>
  )
}
