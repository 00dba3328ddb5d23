/** Title, description, canonical and sharing tags of a page. */
import Head from 'next/head'
import type { Seo } from '@/lib/seo/resolve-seo'

export function SeoHead({ seo }: { seo: Seo }) {
  return (
    <Head>
      <title key="title">{seo.title}</title>
      <meta key="description" name="description" content={seo.description} />
      {seo.noIndex ? (
        <meta key="robots" name="robots" content="noindex" />
      ) : (
        <link key="canonical" rel="canonical" href={seo.canonical} />
      )}
      <meta key="og:type" property="og:type" content="website" />
      <meta key="og:site_name" property="og:site_name" content={seo.siteName} />
      <meta key="og:title" property="og:title" content={seo.title} />
      <meta key="og:description" property="og:description" content={seo.description} />
      <meta key="og:url" property="og:url" content={seo.canonical} />
      <meta key="og:locale" property="og:locale" content="en_AU" />
      {seo.image && <meta key="og:image" property="og:image" content={seo.image} />}
      <meta key="twitter:card" name="twitter:card" content={seo.image ? 'summary_large_image' : 'summary'} />
    </Head>
  )
}
