/**
 * The body of an article: its sanitised HTML with its typography (opening paragraph, headings, quotes, tables and code),
 * and the films and sounds between.
 */
import { chakra } from '@chakra-ui/react'
import { SampleRow } from '@/components/audio/sample-row'
import { Film } from '@/components/film/film'
import { HostedFilm } from '@/components/film/hosted-film'
import type { BodyPart } from '@/lib/articles/article'

const Prose = chakra('div', {
  base: {
    fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
    lineHeight: '1.65',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '1.1em' },
    // The opening paragraph, if nothing precedes it.
    '&[data-opening] > p:not(* + p)': {
      fontSize: '1.18em',
      lineHeight: '1.5',
      '&::first-letter': {
        float: 'left',
        fontFamily: 'display',
        fontWeight: '700',
        fontSize: '3.35em',
        lineHeight: '0.82',
        mr: '0.08em',
        mt: '0.06em',
      },
    },
    '& h2, & h3, & h4': { scrollMarginTop: '7rem', textWrap: 'balance' },
    '& h2': { textStyle: 'h2', fontSize: 'min(13vw, clamp(1.5rem, 1.3rem + 0.9vw, 2rem))' },
    '& h3, & h4': { textStyle: 'h3' },
    '& > * + h2': { mt: '2.1em' },
    '& > * + h3, & > * + h4': { mt: '1.8em' },
    '& h4': { fontSize: '1.125rem' },
    '& h2 + *, & h3 + *, & h4 + *': { mt: '0.6em' },
    '& ul': { listStyle: 'disc', pl: '1.3em' },
    '& ol': { listStyle: 'decimal', pl: '1.6em' },
    // What the attribute says: no selector of Chromium tells "a" from "A".
    '& ol[type]': { listStyle: 'revert-layer' },
    '& :is(li, dd, td, th, figcaption, details) > * + :is(p, ul, ol, figure)': { mt: '0.6em' },
    '& li + li': { mt: '0.45em' },
    '& li::marker': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
    '& dt': { fontWeight: '600' },
    '& dd': { pl: '1.3em' },
    '& a[href]': { color: 'link' },
    '& a[target=_blank]::after': { content: '" \\2197" / " (opens in a new tab)"', whiteSpace: 'nowrap' },
    '& blockquote': {
      my: '1.6em',
      py: '1',
      pl: 'clamp(1.25rem, 3vw, 2rem)',
      borderLeft: '6px solid {colors.accent}',
      fontFamily: 'display',
      fontWeight: '700',
      fontSize: 'clamp(1.375rem, 1.2rem + 0.9vw, 1.875rem)',
      lineHeight: '1.25',
      letterSpacing: '-0.01em',
      textWrap: 'pretty',
      '& p + p': { mt: '0.6em' },
      '& cite': { display: 'block', mt: '3', textStyle: 'small', fontFamily: 'text', fontStyle: 'normal' },
    },
    '& hr': { my: '2em', border: '0', borderTop: '1px solid {colors.line}' },
    // Never larger than its file; the server writes the size that the author stated as upper bounds.
    '& img': { display: 'inline-block', width: 'auto', verticalAlign: 'bottom', borderRadius: 'field' },
    '& figure > img, & figure > a > img': { display: 'block' },
    // As high as a line: an emoji.
    '& img[style$="em"]': { verticalAlign: '-0.1em', borderRadius: '0' },
    '& figure': { my: '1.8em' },
    '& figcaption, & caption': { mt: '2.5', textStyle: 'small', color: 'muted', textAlign: 'start' },
    '& [role=region]': { overflowX: 'auto', my: '1.6em' },
    '& table': { borderCollapse: 'collapse', minWidth: '100%', textStyle: 'small' },
    '& th, & td': {
      p: '{spacing.2.5} {spacing.4} {spacing.2.5} 0',
      borderBottom: '1px solid {colors.line}',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { fontWeight: '600', borderColor: 'edge' },
    '& code, & pre': { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em' },
    '& pre': { p: '{spacing.4} {spacing.5}', borderRadius: 'field', bg: 'panel', whiteSpace: 'pre-wrap' },
    '& mark': { bg: 'ochre', color: 'ink' },
    '& sub, & sup': { lineHeight: '0' },
    '& sup': { verticalAlign: 'super' },
    '& sub': { verticalAlign: 'sub' },
    '& del, & s': { color: 'muted' },
    '& big': { fontSize: '1.18em' },
    '& kbd, & samp': { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em' },
    '& kbd': { px: '1.5', border: '1px solid {colors.edge}', borderRadius: 'sm' },
    '& abbr[title], & dfn[title]': { textDecoration: 'underline dotted', textUnderlineOffset: '0.2em', cursor: 'help' },
    '& details': { py: '2', borderBlock: '1px solid {colors.line}' },
    '& summary': { minHeight: 'touch', py: '2', fontWeight: '600', cursor: 'pointer' },
    // The target of a link whose own element was empty.
    '& > div:empty': { mt: '0' },
    '& :target': { scrollMarginTop: '7rem' },
  },
})

/** The gap before and after a film or sound. */
const Parts = chakra('div', { base: { '& > * + *': { mt: '7' } } })

const Caption = chakra('figcaption', {
  base: { mt: '2.5', textStyle: 'small', color: 'muted', overflowWrap: 'anywhere', '& a[href]': { color: 'link' } },
})

const SIZES = '(min-width: 64rem) 38.5rem, 92vw'

/** @param html sanitised on the server (`lib/articles/server/read-article.ts`); never pass anything else */
function safe(html: string): { dangerouslySetInnerHTML: { __html: string } } {
  return { dangerouslySetInnerHTML: { __html: html } }
}

function Media({ part, number }: { part: Exclude<BodyPart, { type: 'html' }>; number: number }) {
  const { title } = part
  if (part.type === 'hostedFilm') return <HostedFilm title={title} film={part.film} poster={null} sizes={SIZES} />
  if (part.type === 'film') {
    return <Film title={title} url={part.url} poster={null} posterUrl={part.poster} sizes={SIZES} />
  }
  const sample = { _key: `article-${number}`, title, seconds: null, peaks: [], audio: { url: part.url } }
  return <SampleRow sample={sample} titleAs="p" />
}

/** Films and sounds load nothing before they are pressed. */
export function ArticleBody({ parts }: { parts: readonly BodyPart[] }) {
  return (
    <Parts>
      {parts.map((part, index) =>
        part.type === 'html' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an article have no other identity
          <Prose key={index} data-opening={index === 0 ? '' : undefined} {...safe(part.html)} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <figure key={index}>
            <Media part={part} number={index} />
            {part.caption && <Caption {...safe(part.caption)} />}
          </figure>
        ),
      )}
    </Parts>
  )
}
