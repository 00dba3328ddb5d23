/** The HTML document of every page, with its structured data. Rendered on the server only. */
import NextDocument, { type DocumentContext, type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import { createStyleCache, StyleElements } from '@/components/island/page-styles'
import { PRE_HYDRATION_SCRIPT } from '@/components/ui/pre-hydration-clicks'
import { FONT_FILES } from '@/lib/html/font-faces'
import { likelyScripts } from '@/lib/page/likely-scripts'
import { isErrorPage, type PageProps, pruneProps } from '@/lib/page/pruned-props'
import { FEED_PATH } from '@/lib/seo/feed'
import { jsonLd } from '@/lib/seo/json-ld'
import { pageGraph } from '@/lib/seo/page-graph'

/**
 * The structured data of a page, or null if it has none. A data block is not executed, so the Content-Security-Policy
 * allows it.
 */
function structuredData({ settings, seo, page }: Partial<PageProps>): string | null {
  if (!settings || !seo) return null
  const { origin } = new URL(seo.canonical)
  const nodes = pageGraph({ siteUrl: origin, settings, seo, sections: page?.sections ?? [] })
  return nodes.length > 0 ? jsonLd(nodes) : null
}

export default function Document({ __NEXT_DATA__ }: DocumentProps) {
  const pageProps: Partial<PageProps> = __NEXT_DATA__.props.pageProps ?? {}
  // NextScript writes this object into the HTML; the page's data file is written from another one.
  // In development islands render in the root, with everything it has.
  const pruned = process.env.NODE_ENV === 'development' ? pageProps : pruneProps(pageProps)
  __NEXT_DATA__.props = { ...__NEXT_DATA__.props, pageProps: pruned }
  // Next's router would ask for the data file of the path, to learn why another page is shown there.
  if (isErrorPage(__NEXT_DATA__.page)) __NEXT_DATA__.props.__N_SSG = undefined
  const data = structuredData(pageProps)
  const brandName = pageProps.settings?.brandName
  return (
    // Makes Next scroll to the top of a new page instantly: the theme's smooth scrolling is for moves within a page.
    <Html lang="en-AU" data-scroll-behavior="smooth">
      <Head>
        <script async src={PRE_HYDRATION_SCRIPT} fetchPriority="high" />
        {FONT_FILES.map((url) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href="/other-media.css" media="print, (forced-colors: active)" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={brandName} href={FEED_PATH} />
        <meta name="theme-color" content="#FBF6EF" />
        {data && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes what could close the element
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
        )}
      </Head>
      {/* Read by components/frame/load-likely. */}
      <body data-likely-scripts={likelyScripts().join(' ')}>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}

/** Renders the page with a style cache of its own, and puts the collected styles into the head. */
Document.getInitialProps = async (context: DocumentContext) => {
  const { renderPage } = context
  const styleCache = createStyleCache()
  context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => <App {...props} {...{ styleCache }} /> })
  const initial = await NextDocument.getInitialProps(context)
  return {
    ...initial,
    styles: (
      <>
        {initial.styles}
        <StyleElements cache={styleCache} />
      </>
    ),
  }
}
