/**
 * Table of contents of a long text: beside it on wide screens, with the current heading marked; in a disclosure above
 * it on smaller ones.
 *
 * Plain links and a native disclosure, so it works without JavaScript.
 */
import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useCurrentPart } from './use-current-part'

const TITLE = 'On this page'

const Frame = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: '112px',
    maxHeight: { lg: 'calc(100vh - 136px)' },
    overflowY: { lg: 'auto' },
    overflowWrap: 'anywhere',
    '& a': { display: 'flex', alignItems: 'center', textStyle: 'small', color: 'fg', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    '@media print': { display: 'none' },
  },
})

const Beside = chakra('div', {
  base: {
    '& ol': { borderLeft: '2px solid', borderColor: 'line' },
    '& a': { minHeight: '36px', py: '4px', pl: '16px', ml: '-2px', borderLeft: '2px solid transparent' },
    '& a[aria-current]': { borderColor: 'accent', fontWeight: '600' },
  },
})

const Above = chakra('details', {
  base: {
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    bg: 'panel',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '52px',
      px: '20px',
      fontWeight: '600',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& summary svg': { width: '20px', height: '20px', transition: 'transform 180ms ease-out' },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
    '& ol': { px: '20px', pb: '12px' },
    '& a': { minHeight: '44px', borderTop: '1px solid', borderColor: 'line' },
  },
})

export type Part = { id: string; text: string }

export function TableOfContents({ parts }: { parts: readonly Part[] }) {
  const current = useCurrentPart(parts.map(({ id }) => id))
  const links = (isMarked: boolean) => (
    <ol>
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={isMarked && id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <Frame aria-label={TITLE}>
      <Beside hideBelow="lg">
        <Box as="p" textStyle="eyebrow" color="muted" mb="12px" aria-hidden>
          {TITLE}
        </Box>
        {links(true)}
      </Beside>
      <Above hideFrom="lg">
        <summary>
          {TITLE}
          <ChevronDown aria-hidden strokeWidth={1.75} />
        </summary>
        {links(false)}
      </Above>
    </Frame>
  )
}
