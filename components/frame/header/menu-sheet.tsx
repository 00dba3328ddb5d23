/** The navigation of small screens: a sheet over the page between the header and the bottom bar. */
import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useRouter } from 'next/router'
import { useId, useState } from 'react'
import { TargetLink } from '@/components/ui/content-link'
import { leadsTo, linkTarget } from '@/lib/content/links'
import type { NavigationItem, NavigationLine } from '@/lib/content/section-types'
import { useEdit } from '@/lib/draft/edit-context'
import { MENU_ID } from '../../../lib/html/frame-ids'
import { useSettings } from '../../settings/settings-context'
import { PortalLink } from '../portal-link'
import type { Menu } from './use-menu'

const Sheet = chakra('nav', {
  base: {
    position: 'fixed',
    top: '16',
    bottom: { base: 'var(--help-bar)', md: '0' },
    insetInline: '0',
    hideFrom: 'lg',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: 'gutter',
    pt: '2',
    pb: '10',
    bg: 'bg',
  },
})

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'stretch', borderBottom: '1px solid {colors.line}' },
})

const bigLine = {
  base: {
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '16',
    color: 'fg',
    textStyle: 'h3',
    textDecoration: 'none',
    '&[aria-current=page]': { color: 'link' },
  },
} as const

const BigLink = chakra(TargetLink, bigLine)
const BigButton = chakra('button', bigLine)

const Toggle = chakra('button', {
  base: { display: 'grid', placeItems: 'center', width: '16', flexShrink: '0', mr: '-4', color: 'fg' },
})

const SmallLink = chakra(TargetLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: '13',
    py: '1.5',
    color: 'fg',
    fontWeight: '600',
    textDecoration: 'none',
    '&[aria-current=page]': { color: 'link' },
  },
})

const Portal = chakra(PortalLink, { base: { ...bigLine.base, justifyContent: 'flex-start', gap: '2' } })

function Line({ line, onFollow }: { line: NavigationLine; onFollow: () => void }) {
  const { asPath } = useRouter()
  const target = linkTarget(line.link)
  if (!target || target.kind === 'quote') return null
  return (
    <li>
      <SmallLink to={target} aria-current={leadsTo(target, asPath) ? 'page' : undefined} onClick={onFollow}>
        {line.label}
      </SmallLink>
    </li>
  )
}

function Entry({ item, onFollow }: { item: NavigationItem; onFollow: () => void }) {
  const { asPath } = useRouter()
  const edit = useEdit()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const target = linkTarget(item.link)
  const hasLines = item.children.length > 0
  const toggle = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => setOpen(!isOpen),
  } as const
  const chevron = (
    <Box as="span" transition="transform {durations.fast} ease-out" transform={isOpen ? 'rotate(180deg)' : 'none'}>
      <ChevronDown size={24} />
    </Box>
  )
  const isLink = target && target.kind !== 'quote'
  if (!isLink && !hasLines) return null
  return (
    <li {...edit('navigation', item)}>
      <Row>
        {isLink ? (
          <BigLink to={target} aria-current={leadsTo(target, asPath) ? 'page' : undefined} onClick={onFollow}>
            {item.label}
          </BigLink>
        ) : (
          <BigButton {...toggle}>
            {item.label}
            {chevron}
          </BigButton>
        )}
        {isLink && hasLines && (
          <Toggle {...toggle} aria-label={`${item.label} menu`}>
            {chevron}
          </Toggle>
        )}
      </Row>
      {hasLines && (
        <Box as="ul" id={id} hidden={!isOpen} py="2" pl="4" borderBottom="1px solid {colors.line}">
          {item.children.map((line) => (
            <Line key={line._key} line={line} onFollow={onFollow} />
          ))}
        </Box>
      )}
    </li>
  )
}

export function MenuSheet({ menu, items }: { menu: Menu; items: readonly NavigationItem[] }) {
  const { portalLabel, portalUrl } = useSettings()
  if (!menu.isOpen) return null
  return (
    <Sheet id={MENU_ID} aria-label="Menu">
      <ul>
        {items.map((item) => (
          <Entry key={item._key} item={item} onFollow={menu.close} />
        ))}
        <li>
          <Portal label={portalLabel} url={portalUrl} />
        </li>
      </ul>
    </Sheet>
  )
}
