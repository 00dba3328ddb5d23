/** Table of contents of a long article: beside it on wide screens, collapsed above it elsewhere. */
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { ArticlePart } from '@/lib/api/models'
import { articleWords } from '@/lib/words/articles'
import { useWords } from '@/lib/words/use-words'

/** Minimum number of headings for a table of contents. */
const LONG = 4

const Beside = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: '7.5rem',
    maxHeight: 'calc(100vh - 10rem)',
    overflowY: 'auto',
    '& p': { textStyle: 'eyebrow', mb: '3' },
  },
})

const Folded = chakra('details', {
  base: {
    display: { lg: 'none' },
    mb: '8',
    borderTop: '2px solid',
    borderBottom: '1px solid {colors.fg}',
    '& > summary': { display: 'list-item', py: '3.5', fontWeight: '600', cursor: 'pointer' },
    '& > nav': { pb: '3' },
  },
})

const Parts = chakra('ol', {
  base: {
    textStyle: 'small',
    '& li': { borderTop: '1px solid {colors.line}' },
    '& a': {
      display: 'block',
      py: '2.5',
      color: 'muted',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      _hover: { color: 'fg', textDecoration: 'underline' },
    },
  },
})

export function isLong(contents: readonly ArticlePart[]): boolean {
  return contents.length >= LONG
}

function PartLinks({ contents }: { contents: readonly ArticlePart[] }) {
  return (
    <Parts>
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </Parts>
  )
}

export function ContentsBeside({ contents }: { contents: readonly ArticlePart[] }) {
  const id = useId()
  const words = useWords(articleWords)
  return (
    <Beside aria-labelledby={id}>
      <p id={id}>{words('contents')}</p>
      <PartLinks contents={contents} />
    </Beside>
  )
}

export function ContentsFolded({ contents }: { contents: readonly ArticlePart[] }) {
  const name = useWords(articleWords)('contents')
  return (
    <Folded>
      <summary>{name}</summary>
      <nav aria-label={name}>
        <PartLinks contents={contents} />
      </nav>
    </Folded>
  )
}
