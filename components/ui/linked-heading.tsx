/** A heading with a link to itself; clicking it copies the URL of the heading and puts it into the address bar. */
import { chakra } from '@chakra-ui/react'
import { Check, Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { contentWords } from '@/lib/words/content'
import { useWords } from '@/lib/words/use-words'
import { useCopy } from './use-copy'
import { VisuallyHidden } from './visually-hidden'

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
      gap: '1.5',
      minWidth: 'touch',
      height: 'touch',
      px: '2',
      // As tall as a line of the heading, so that it does not change the spacing.
      my: '-1.5',
      borderRadius: 'field',
      color: 'muted',
      textStyle: 'tiny',
      fontWeight: '600',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      transition: 'opacity {durations.fast} ease-out',
      '& svg': { width: '4.5', height: '4.5', flex: 'none' },
    },
    '@media (hover: hover)': {
      '& > a:not(:focus-visible, [data-copied])': { opacity: '0' },
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
  // If the browser refuses to copy, the link still navigates here, so the address bar contains the URL.
  const { isCopied, copy } = useCopy()
  const copied = useWords(contentWords)('linkCopied')

  function handlePress(): void {
    const { origin, pathname } = window.location
    void copy(`${origin}${pathname}#${id}`)
  }

  return (
    <Row data-heading={Tag}>
      <Tag id={id}>{children}</Tag>
      <a
        data-press=""
        href={`#${id}`}
        aria-label={`Link to ${text}`}
        data-copied={isCopied || undefined}
        onClick={handlePress}
      >
        {isCopied ? <Check /> : <Link2 />}
        {isCopied && <span aria-hidden>{copied}</span>}
      </a>
      <VisuallyHidden role="status">{isCopied && copied}</VisuallyHidden>
    </Row>
  )
}
