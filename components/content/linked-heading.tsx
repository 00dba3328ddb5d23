/** A heading with a link to itself. */
import { chakra } from '@chakra-ui/react'
import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1',
    '& > a': {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 'touch',
      height: 'touch',
      px: '2',
      // As tall as a line of the heading, so that it does not change the spacing.
      my: '-1.5',
      borderRadius: 'field',
      color: 'muted',
      transition: 'opacity {durations.fast} ease-out',
      '& svg': { width: '4.5', height: '4.5', flex: 'none' },
    },
    '@media (hover: hover)': {
      '& > a:not(:focus-visible)': { opacity: '0' },
      '&:hover > a:not(:focus-visible)': { opacity: '1' },
    },
    _print: { '& > a': { display: 'none' } },
  },
})

type LinkedHeadingProps = {
  as: 'h2' | 'h3'
  id: string
  /** Plain text of the heading, for the link's accessible name. */
  text: string
  children: ReactNode
}

export function LinkedHeading({ as: Tag, id, text, children }: LinkedHeadingProps) {
  return (
    <Row data-heading={Tag}>
      <Tag id={id}>{children}</Tag>
      <a href={`#${id}`} aria-label={`Link to ${text}`}>
        <Link2 />
      </a>
    </Row>
  )
}
