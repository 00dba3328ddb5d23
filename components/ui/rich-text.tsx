/** Running text from the Studio: headings that can be jumped to, lists, quotes, and links that are checked. */
import { chakra } from '@chakra-ui/react'
import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { type MouseEvent, type ReactNode, useContext, useMemo } from 'react'
import { type EditPath, useEdit } from '@/components/draft/edit-context'
import { QuoteContext, type QuoteRequest } from '@/components/quote/quote-context'
import type { ContentBody, ContentLink } from '@/lib/content/section-types'
import { ENQUIRY_PATH } from '@/lib/enquiry/protocol'
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

/** Opens the quote modal from within a sentence, where a form's button may not stand; without JavaScript it leads to the form's page. */
function QuoteLink({ request, children }: { request: QuoteRequest; children: ReactNode }) {
  const quote = useContext(QuoteContext)
  const query = request.brief ? `?${new URLSearchParams({ brief: request.brief })}` : ''

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (!quote) return
    event.preventDefault()
    quote.open(request, event.currentTarget)
  }

  return (
    <a
      href={ENQUIRY_PATH + query}
      onClick={handleClick}
      onPointerEnter={quote?.preload}
      onFocus={quote?.preload}
      onTouchStart={quote?.preload}
    >
      {children}
    </a>
  )
}

function InlineLink({ link, children }: { link: ContentLink | undefined; children: ReactNode }) {
  const target = linkTarget(link)
  if (!target) return <>{children}</>
  if (target.kind === 'quote') {
    return <QuoteLink request={target.request}>{children}</QuoteLink>
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

type Heading = { key: string; text: string; level: 'h2' | 'h3' }

function headingsOf(value: ContentBody): Heading[] {
  return value.flatMap((block) =>
    block.style === 'h2' || block.style === 'h3' ? [{ key: block._key, text: textOf(block), level: block.style }] : [],
  )
}

/** The headings of the upper level with the ids under which `<RichText>` shows them. */
export function contentsOf(value: ContentBody): { id: string; text: string }[] {
  const headings = headingsOf(value)
  const ids = headingIds(headings)
  return headings.filter(({ level }) => level === 'h2').map(({ key, text }) => ({ id: ids.get(key) ?? '', text }))
}

/** @param path the field of the section that holds the text */
export function RichText({ value, path = ['body'] }: { value: ContentBody; path?: EditPath }) {
  const edit = useEdit()
  const components = useMemo(() => componentsFor(headingIds(headingsOf(value))), [value])
  if (value.length === 0) return null
  return (
    <Prose {...edit(...path)}>
      <PortableText value={value} components={components} onMissingComponent={false} />
    </Prose>
  )
}
