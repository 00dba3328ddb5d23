/** Running text from the Studio: headings that can be jumped to, lists, quotes, and links that are checked. */
import { chakra } from '@chakra-ui/react'
import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { type ReactNode, useMemo } from 'react'
import { QuoteButton } from '@/components/quote/quote-button'
import type { ContentBody, ContentLink } from '@/lib/content/section-types'
import { headingIds } from '@/lib/heading-ids'
import { linkTarget } from '@/lib/links'
import { TargetLink } from './content-link'

type Block = ContentBody[number]

function textOf(block: Pick<Block, 'children'>): string {
  return (block.children ?? []).map((span) => span.text ?? '').join('')
}

const Prose = chakra('div', {
  base: {
    maxWidth: 'text',
    '& > * + *': { mt: '20px' },
    '& > h2': { textStyle: 'h2', mt: '56px' },
    '& > h3': { textStyle: 'h3', mt: '40px' },
    '& > h2 + *, & > h3 + *': { mt: '14px' },
    '& > :first-child': { mt: '0' },
    '& ul': { listStyle: 'disc', pl: '24px' },
    '& ol': { listStyle: 'decimal', pl: '28px' },
    '& li + li': { mt: '8px' },
    '& li::marker': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
    '& a': { color: 'link' },
    '& blockquote': {
      borderLeft: '4px solid',
      borderColor: 'accent',
      pl: '24px',
      py: '4px',
      my: '32px',
      textStyle: 'h3',
      textWrap: 'pretty',
    },
  },
})

const InlineQuoteButton = chakra(QuoteButton, {
  base: {
    display: 'inline',
    minHeight: '0',
    p: '0',
    border: '0',
    font: 'inherit',
    color: 'link',
    textDecoration: 'underline',
    bg: 'transparent',
    _hover: { bg: 'transparent', transform: 'none' },
  },
})

function InlineLink({ link, children }: { link: ContentLink | undefined; children: ReactNode }) {
  const target = linkTarget(link)
  if (!target) return <>{children}</>
  if (target.kind === 'quote') {
    return (
      <InlineQuoteButton look="text" request={target.request}>
        {children}
      </InlineQuoteButton>
    )
  }
  return <TargetLink to={target}>{children}</TargetLink>
}

function componentsFor(ids: ReadonlyMap<string, string>): PortableTextComponents {
  const id = (key: string | undefined) => (key ? ids.get(key) : undefined)
  return {
    block: {
      h2: ({ children, value }) => <h2 id={id(value._key)}>{children}</h2>,
      h3: ({ children, value }) => <h3 id={id(value._key)}>{children}</h3>,
    },
    marks: {
      link: ({ children, value }) => <InlineLink link={value}>{children}</InlineLink>,
    },
    unknownType: () => null,
    unknownMark: ({ children }) => <>{children}</>,
  }
}

export function RichText({ value }: { value: ContentBody }) {
  const components = useMemo(() => {
    const headings = value.filter(({ style }) => style === 'h2' || style === 'h3')
    return componentsFor(headingIds(headings.map((block) => ({ key: block._key, text: textOf(block) }))))
  }, [value])
  if (value.length === 0) return null
  return (
    <Prose>
      <PortableText value={value} components={components} />
    </Prose>
  )
}
