/** The sanitised body of an article with its typography: opening paragraph, headings, quotes, tables and code. */
import { chakra } from '@chakra-ui/react'

const Prose = chakra('div', {
  base: {
    fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
    lineHeight: '1.65',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '1.1em' },
    // The opening paragraph, if nothing precedes it.
    '& > p:not(* + p)': {
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
    '& h2': { textStyle: 'h2', fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)' },
    '& h3, & h4': { textStyle: 'h3' },
    '& > * + h2': { mt: '2.1em' },
    '& > * + h3, & > * + h4': { mt: '1.8em' },
    '& h4': { fontSize: '1.125rem' },
    '& h2 + *, & h3 + *, & h4 + *': { mt: '0.6em' },
    '& ul': { listStyle: 'disc', pl: '1.3em' },
    '& ol': { listStyle: 'decimal', pl: '1.6em' },
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
    '& img': {
      width: 'auto',
      borderRadius: 'field',
      // Reserves the usual aspect ratio for an image of unknown size.
      '&:not([width])': { width: '100%', aspectRatio: '16 / 9', objectFit: 'contain', bg: 'line' },
    },
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
  },
})

/** @param html sanitised on the server (`lib/api/server/sanitise.ts`); never pass anything else */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: required to render HTML; sanitised when received
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />
}
