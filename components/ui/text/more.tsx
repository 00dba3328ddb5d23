/**
 * The rest of a text that its container clamps by CSS while this is closed, in a native disclosure: it works without
 * JavaScript, and screen readers and search engines get the whole text.
 */
import { chakra } from '@chakra-ui/react'

const Disclosure = chakra('details', {
  base: {
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      minWidth: 'touch',
      listStyle: 'none',
      cursor: 'pointer',
      color: 'fg',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '&[open] [data-when=closed], &:not([open]) [data-when=open]': { display: 'none' },
  },
})

type MoreProps = {
  /** The labels while it is closed and open. */
  more: string
  less: string
}

export function More({ more, less }: MoreProps) {
  return (
    <Disclosure>
      <summary>
        <span data-when="closed">{more}</span>
        <span data-when="open">{less}</span>
      </summary>
    </Disclosure>
  )
}
