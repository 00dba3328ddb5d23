/**
 * Table of contents of a long text: beside it on wide screens, in a disclosure above it on smaller ones.
 *
 * Plain links and a native disclosure, so it works without JavaScript.
 */
import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { LOW_WINDOW } from '../media'

const Frame = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: '7rem',
    maxHeight: { lg: 'calc(100vh - 8.5rem)' },
    overflowY: { lg: 'auto' },
    overflowWrap: 'anywhere',
    [LOW_WINDOW]: { position: 'static', maxHeight: 'none' },
    '& a': { display: 'flex', alignItems: 'center', textStyle: 'small', color: 'fg', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    _print: { display: 'none' },
  },
})

const Beside = chakra('div', {
  base: {
    '& ol': { borderLeft: '2px solid {colors.line}' },
    '& a': { minHeight: '9', py: '1', pl: '4' },
  },
})

const Above = chakra('details', {
  base: {
    border: '1px solid {colors.line}',
    borderRadius: 'card',
    bg: 'panel',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '13',
      px: '5',
      fontWeight: '600',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& summary svg': { width: '5', height: '5', flexShrink: '0', transition: 'transform {durations.fast} ease-out' },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
    '& ol': { px: '5', pb: '3' },
    '& a': { minHeight: 'touch', borderTop: '1px solid {colors.line}' },
  },
})

/** Number of headings from which a text is long enough for a table of contents. */
export const LONG = 4

type TableOfContentsProps = { title: string; parts: readonly { id: string; text: string }[] }

export function TableOfContents({ title, parts }: TableOfContentsProps) {
  const links = parts.map(({ id, text }) => (
    <li key={id}>
      <a href={`#${id}`}>{text}</a>
    </li>
  ))
  return (
    <Frame aria-label={title}>
      <Beside hideBelow="lg">
        <Box as="p" textStyle="eyebrow" color="muted" mb="3" aria-hidden>
          {title}
        </Box>
        <ol>{links}</ol>
      </Beside>
      <Above hideFrom="lg">
        <summary>
          {title}
          <ChevronDown />
        </summary>
        <ol>{links}</ol>
      </Above>
    </Frame>
  )
}
