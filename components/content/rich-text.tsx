/**
 * Renders Portable Text from the Studio: headings with anchors, lists, quotes, definition lists, tables and validated links.
 */
import { chakra } from '@chakra-ui/react'
import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { type ReactNode, useMemo } from 'react'
import { TargetLink } from '@/components/content/content-link'
import { LinkedHeading } from '@/components/content/linked-heading'
import type { EnquiryRequest } from '@/components/enquiry/dialog/enquiry-request'
import { useEnquiryOpener } from '@/components/enquiry/dialog/use-enquiry-opener'
import { linkTarget } from '@/lib/content/links'
import type { ContentBody, ContentLink } from '@/lib/content/section-types'
import { type EditPath, useEdit } from '@/lib/contexts/edit-context'
import { enquiryUrl } from '@/lib/enquiry/protocol'
import { headingIds } from '@/lib/html/heading-ids'

type Block = Extract<ContentBody[number], { _type: 'block' }>
type DefinitionList = Extract<ContentBody[number], { _type: 'definitionList' }>
type TableValue = Extract<ContentBody[number], { _type: 'table' }>

function textOf(block: Pick<Block, 'children'>): string {
  return (block.children ?? []).map((span) => span.text ?? '').join('')
}

/** The anchor that an editor gave to a heading. */
function domPathOf(block: Block): string | null {
  return block.markDefs?.find((mark) => mark._type === 'place')?.anchor ?? null
}

const Prose = chakra('div', {
  base: {
    maxWidth: 'text',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '5' },
    // Smaller than the headings of sections, which precede this text.
    '& h2': { textStyle: 'h2', fontSize: 'min(13vw, clamp(1.625rem, 1.4rem + 0.95vw, 2.125rem))' },
    '& h3': { textStyle: 'h3' },
    '& > h2, & > [data-heading=h2]': { mt: '14' },
    '& > h3, & > [data-heading=h3]': { mt: '10' },
    '& > h2 + *, & > h3 + *, & > [data-heading] + *': { mt: '3.5' },
    '& > :first-child': { mt: '0' },
    '& > p, & > ul, & > ol': { maxWidth: '32em', textWrap: 'pretty' },
    '& ul': { listStyle: 'disc', pl: '6' },
    '& ol': { listStyle: 'decimal', pl: '7' },
    '& li + li': { mt: '2' },
    '& li::marker': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
    '& a': { color: 'link' },
    '& blockquote': {
      borderLeft: '4px solid {colors.accent}',
      pl: '6',
      py: '1',
      my: '8',
      textStyle: 'h3',
      textWrap: 'pretty',
    },
    _print: {
      maxWidth: 'none',
      '& > p, & > ul, & > ol': { maxWidth: 'none' },
      '& h2, & h3': { breakAfter: 'avoid' },
      '& p, & li': { orphans: '3', widows: '3' },
    },
  },
})

/** Terms beside their definitions; above them on phones. */
const Definitions = chakra('dl', {
  base: {
    borderTop: '1px solid {colors.line}',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      columnGap: '6',
      rowGap: '0.5',
      py: '3.5',
      borderBottom: '1px solid {colors.line}',
      breakInside: 'avoid',
    },
    '& dt': { fontWeight: '600' },
    '& dd': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre-line' },
  },
})

function DefinitionRows({ value }: { value: DefinitionList }) {
  // Skip rows that an editor has not completed.
  const rows = (value.rows ?? []).filter(({ term, text }) => term && text)
  if (rows.length === 0) return null
  return (
    <Definitions>
      {rows.map(({ _key, term, text }) => (
        <div key={_key}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Definitions>
  )
}

/** Scrolls sideways where a table is wider than the text. */
const TableFrame = chakra('div', {
  base: {
    overflowX: 'auto',
    '& table': {
      width: '100%',
      borderCollapse: 'collapse',
      overflowWrap: 'normal',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th, & td': {
      py: '3.5',
      pr: { base: '4', md: '6' },
      fontSize: { mdDown: 'md' },
      lineHeight: { mdDown: '1.4' },
      textAlign: 'start',
      verticalAlign: 'top',
      whiteSpace: 'pre-line',
    },
    '& th': { fontWeight: '600', borderBottom: '2px solid {colors.edge}' },
    '& td': { minWidth: '24', borderBottom: '1px solid {colors.line}' },
    '& td:first-of-type': { fontWeight: '600' },
    '& tr': { breakInside: 'avoid' },
  },
})

function Table({ value }: { value: TableValue }) {
  // A draft may hold lines without cells, and cells without text.
  const [head, ...lines] = (value.rows ?? []).map(({ _key, cells }) => ({
    key: _key,
    cells: (cells ?? []).map((text, column) => ({ column, text: text ?? '' })),
  }))
  if (!head || lines.length === 0) return null
  return (
    <TableFrame tabIndex={0} role="region" aria-label={head.cells.map(({ text }) => text).join(', ')}>
      <table>
        <thead>
          <tr>
            {head.cells.map(({ column, text }) => (
              <th key={column} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map(({ column, text }) => (
                <td key={column}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

/**
 * Opens the enquiry dialog from inline text, where a form's button is not allowed; without JavaScript it links to the
 * form's page.
 */
function EnquiryLink({ request, children }: { request: EnquiryRequest; children: ReactNode }) {
  const { brief, opener } = useEnquiryOpener(request)
  return (
    <a href={enquiryUrl(brief)} {...opener}>
      {children}
    </a>
  )
}

type InlineLinkProps = {
  link: ContentLink | undefined
  /** Text of the link. */
  text: string
  children: ReactNode
}

function InlineLink({ link, text, children }: InlineLinkProps) {
  const target = linkTarget(link, text)
  if (!target) return <>{children}</>
  if (target.kind === 'quote') {
    return <EnquiryLink request={target.request}>{children}</EnquiryLink>
  }
  return <TargetLink to={target}>{children}</TargetLink>
}

/** Fields that name a component. */
const NAMING = new Set(['_type', 'style', 'listItem'])

/**
 * Leaves out names inherited from Object.prototype, such as "constructor", which only a program could have written: they
 * would resolve to something that is no component.
 */
function withoutInherited(body: ContentBody): ContentBody {
  const isInherited = (name: string) => name in Object.prototype
  return JSON.parse(JSON.stringify(body), (key, part) => {
    if (key === 'marks') return part?.filter((mark: string) => !isInherited(mark))
    return NAMING.has(key) && isInherited(part) ? null : part
  })
}

type Heading = { key: string; text: string; anchor: string | null; level: 'h2' | 'h3' }

function headingsOf(value: ContentBody): Heading[] {
  return value.flatMap((block) =>
    block._type === 'block' && (block.style === 'h2' || block.style === 'h3')
      ? [{ key: block._key, text: textOf(block), anchor: domPathOf(block), level: block.style }]
      : [],
  )
}

function componentsFor(value: ContentBody, hasHeadingLinks: boolean): PortableTextComponents {
  const headings = headingsOf(value)
  const ids = headingIds(headings)
  function heading(Tag: 'h2' | 'h3', key: string | undefined, children: ReactNode) {
    const id = key && ids.get(key)
    const text = headings.find((one) => one.key === key)?.text.trim()
    if (!hasHeadingLinks || !id || !text) return <Tag id={id}>{children}</Tag>
    return (
      <LinkedHeading as={Tag} id={id} text={text}>
        {children}
      </LinkedHeading>
    )
  }
  return {
    block: {
      h2: ({ children, value }) => heading('h2', value._key, children),
      h3: ({ children, value }) => heading('h3', value._key, children),
    },
    types: {
      definitionList: ({ value }) => <DefinitionRows value={value} />,
      table: ({ value }) => <Table value={value} />,
    },
    marks: {
      link: ({ children, value, text }) => (
        <InlineLink link={value} text={text}>
          {children}
        </InlineLink>
      ),
      place: ({ children }) => <>{children}</>,
    },
    unknownType: () => null,
    unknownMark: ({ children }) => <>{children}</>,
  }
}

/** The top-level headings with the ids that `<RichText>` gives them. */
export function contentsOf(value: ContentBody): { id: string; text: string }[] {
  const headings = headingsOf(value)
  const ids = headingIds(headings)
  return headings
    .filter(({ level, text }) => level === 'h2' && text.trim() !== '')
    .map(({ key, text }) => ({ id: ids.get(key) ?? '', text }))
}

type RichTextProps = {
  value: ContentBody
  /** Path of the section's field that holds the text. */
  path?: EditPath
  /** Whether each heading has a link to itself. */
  hasHeadingLinks?: boolean
}

export function RichText({ value, path = ['body'], hasHeadingLinks = false }: RichTextProps) {
  const edit = useEdit()
  const components = useMemo(() => componentsFor(value, hasHeadingLinks), [value, hasHeadingLinks])
  const blocks = useMemo(() => withoutInherited(value), [value])
  if (value.length === 0) return null
  return (
    <Prose {...edit(...path)}>
      <PortableText value={blocks} components={components} onMissingComponent={false} />
    </Prose>
  )
}
