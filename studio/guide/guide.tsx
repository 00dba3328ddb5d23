/** Shows chapters of the editors' guide: the first about a screen, from which its links lead to all others. */
import { Stack, Text } from '@sanity/ui'
import Markdown from 'markdown-to-jsx/react'
import { type ComponentProps, createContext, type MouseEvent, useContext, useEffect, useRef, useState } from 'react'
import text from '../../docs/EDITING.md?raw'
import { type Anchors, CONTENTS, chaptersOf } from './chapters.ts'

const CHAPTERS = new Map(chaptersOf(text).map((chapter) => [chapter.anchor, chapter.text]))

/** Headings, lists and tables in the measure of a narrow column; Sanity UI has none of them within a text. */
const STYLES = `
[data-guide] :is(h1, h2, h3) { margin: 0; line-height: 1.25; font-weight: 600 }
[data-guide] :is(h1, h2) { font-size: 1.4em }
[data-guide] :is(p, ul, ol, table) { margin: 0 }
[data-guide] * + :is(h2, h3, p, ul, ol, table) { margin-top: 1.1em }
[data-guide] p:empty { display: none }
[data-guide] :is(ul, ol) { padding-left: 1.4em }
[data-guide] li + li { margin-top: .5em }
[data-guide] :is(td, th) { padding: .6em .8em .6em 0; text-align: left; vertical-align: top; overflow-wrap: anywhere }
[data-guide] tr { border-bottom: 1px solid var(--card-border-color) }
[data-guide] table { width: 100%; border-collapse: collapse }
[data-guide] code { overflow-wrap: anywhere }`

const OpenChapter = createContext<(anchor: string) => void>(() => {})

/** A link to a chapter opens it in place; any other opens a tab, so that the form stays as it is. */
function GuideLink({ href = '', children }: ComponentProps<'a'>) {
  const open = useContext(OpenChapter)
  const anchor = href.startsWith('#') ? href.slice(1) : null
  if (anchor === null) {
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  }
  function handleClick(event: MouseEvent): void {
    event.preventDefault()
    if (anchor) open(anchor)
  }
  return (
    <a href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

/** The guide's pictures are of the screen that it stands beside. */
const NoPicture = () => null

const OPTIONS = { disableParsingRawHTML: true, overrides: { a: GuideLink, img: NoPicture } }

/** What a chapter is called in a list of chapters. */
const titleOf = (anchor: string) => /^#+ (.+)/.exec(CHAPTERS.get(anchor) ?? '')?.[1]

/** @param about the chapters about a screen, the one to begin with first */
export default function Guide({ about }: { about: Anchors }) {
  const [shown, setShown] = useState<string>(about[0])
  const top = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)

  // Who follows a link continues at the beginning of what it opened; the screen's own focus is left alone at first.
  useEffect(() => {
    if (!isFirst.current && shown) top.current?.focus()
    isFirst.current = false
  }, [shown])

  const others = [...about, CONTENTS].filter((anchor) => anchor !== shown)
  return (
    <OpenChapter value={setShown}>
      <style>{STYLES}</style>
      <Stack gap={5} padding={4} ref={top} tabIndex={-1}>
        <Text as="div" size={1} data-guide="">
          <Markdown options={OPTIONS}>{CHAPTERS.get(shown) ?? ''}</Markdown>
        </Text>
        <Text as="div" size={1}>
          <nav aria-label="More of the guide" data-guide="">
            <ul>
              {others.map((anchor) => (
                <li key={anchor}>
                  <GuideLink href={`#${anchor}`}>{anchor === CONTENTS ? 'The whole guide' : titleOf(anchor)}</GuideLink>
                </li>
              ))}
            </ul>
          </nav>
        </Text>
      </Stack>
    </OpenChapter>
  )
}
