/** The HTML around every page. */
import { Head, Html, Main, NextScript } from 'next/document'

export default function Document() {
  return (
    // The attribute has Next go to the top of a new page at once: the theme's smooth scrolling is for moves within one.
    <Html lang="en-AU" data-scroll-behavior="smooth">
      <Head>
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#FBF6EF" />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
