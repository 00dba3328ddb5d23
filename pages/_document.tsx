/** The HTML document of every page, with its structured data. Rendered on the server only. */
import NextDocument, { type DocumentContext, type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import { createStyleCache, StyleElements } from '@/components/island/styles/page-styles'
import { islandProps } from '@/components/page/island-props'
import { WITHOUT_JAVASCRIPT } from '@/components/sections/samples/sample-list'
import { reportsVisits } from '@/lib/env'
import { LOCALE } from '@/lib/format/locale'
import { FONT_FILES } from '@/lib/html/font-faces'
import { PAGE_PROPS_ID } from '@/lib/html/frame-ids'
import { PALETTE } from '@/lib/html/palette'
import { coreFiles, usesIslands } from '@/lib/next/public-page'
import type { PageProps } from '@/lib/page/props'
import { FEED_PATH } from '@/lib/seo/server/feed'
import { jsonLd } from '@/lib/seo/structured-data/json-ld'
import { pageGraph } from '@/lib/seo/structured-data/page-graph'

/**
 * The structured data of a page, or null if it has none. A data block is not executed, so the Content-Security-Policy
 * allows it.
 */
function structuredData({ settings, seo, page, voiceContext }: Partial<PageProps>): string | null {
  if (!settings || !seo) return null
  const { origin } = new URL(seo.canonical)
  const nodes = pageGraph({
    siteUrl: origin,
    settings,
    seo,
    sections: page?.sections ?? [],
    voice: voiceContext?.voice,
  })
  return nodes.length > 0 ? jsonLd(nodes) : null
}

/** What every page's head has beside its title and styles. */
function HeadLinks({ page, settings, data }: Partial<PageProps> & { data: string | null }) {
  return (
    <>
      {page?.sections.some(({ _type }) => _type === 'samples') && (
        <noscript>
          <style>{WITHOUT_JAVASCRIPT}</style>
        </noscript>
      )}
      {FONT_FILES.map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href="/other-media.css" media="print, (forced-colors: active)" />
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="alternate" type="application/rss+xml" title={settings?.brandName} href={FEED_PATH} />
      <meta name="theme-color" content={PALETTE.cream} />
      {data && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes what could close the element
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      )}
    </>
  )
}

/** Props of the page as JSON, from which its islands hydrate. */
function PropsScript({ props }: { props: object }) {
  const json = JSON.stringify(props).replaceAll('<', '\\u003c')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it can close the element
    <script id={PAGE_PROPS_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}

/** False for a response that is sent without a page, such as that of a flood (pages/503.tsx). */
function hasProps(props: Partial<PageProps>): props is PageProps {
  return props.settings !== undefined && props.seo !== undefined
}

/**
 * Prefetched on pages with the one-line script field, which runs it when it is focused (components/script/load-count.js), so that
 * words are counted without a connection, too.
 */
function lineScripts({ page, voiceContext }: Partial<PageProps>): string[] {
  const sections = [...(page?.sections ?? []), voiceContext?.script]
  return sections.some((section) => section?._type === 'scriptDesk' && section.look === 'line')
    ? ['/script-count.js']
    : []
}

/** Before any other script (components/page/default-policy.js). */
function PolicyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project
  return <script dangerouslySetInnerHTML={{ __html: coreFiles().policy }} />
}

/** Reports how the page was for a visitor (components/web-vitals): the last script, so that it delays nothing. */
function VitalsScript({ route }: { route: string }) {
  if (!reportsVisits()) return null
  return coreFiles().vitals.map((src) => <script key={src} defer fetchPriority="low" data-route={route} src={src} />)
}

type Props = DocumentProps & {
  /** Those that the page was rendered with. */
  pageProps: Partial<PageProps>
  /** Pattern of the page's route. */
  route: string
}

export default function Document({ pageProps, head, styles, route }: Props) {
  const links = <HeadLinks {...pageProps} data={structuredData(pageProps)} />
  // Makes Next scroll to the top of a new page instantly: the theme's smooth scrolling is for moves within a page.
  const language = { lang: LOCALE, 'data-scroll-behavior': 'smooth' }
  if (!usesIslands(pageProps)) {
    return (
      <Html {...language}>
        <Head>
          {process.env.NODE_ENV !== 'development' && <PolicyScript />}
          {links}
        </Head>
        <body>
          <Main />
          <PropsScript props={pageProps} />
          <NextScript />
        </body>
      </Html>
    )
  }
  const { build, early, scripts, likely } = coreFiles()
  return (
    // Read by copies of the site (local/mirror).
    <Html {...language} data-build={build}>
      {/* biome-ignore lint/style/noHeadElement: Next's own adds its client */}
      <head>
        {head}
        <PolicyScript />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project */}
        <script dangerouslySetInnerHTML={{ __html: early }} />
        {links}
        {scripts.map((src) => (
          <script key={src} defer src={src} />
        ))}
        {styles}
      </head>
      {/* Read by components/runtime/warm-up. */}
      <body data-likely-scripts={[...likely, ...lineScripts(pageProps)].join(' ')}>
        <Main />
        {hasProps(pageProps) && <PropsScript props={islandProps(pageProps)} />}
        <VitalsScript route={route} />
      </body>
    </Html>
  )
}

/** Renders the page with a style cache of its own, whose styles go into the head, and notes its props. */
Document.getInitialProps = async (context: DocumentContext) => {
  const { renderPage } = context
  const styleCache = createStyleCache()
  let pageProps: Partial<PageProps> = {}
  context.renderPage = () =>
    renderPage({
      enhanceApp: (App) => (props) => {
        pageProps = props.pageProps
        return <App {...props} {...{ styleCache }} />
      },
    })
  const initial = await NextDocument.getInitialProps(context)
  return {
    ...initial,
    pageProps,
    route: context.pathname,
    styles: (
      <>
        {initial.styles}
        <StyleElements cache={styleCache} />
      </>
    ),
  }
}
