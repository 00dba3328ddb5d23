/** Title, description, canonical and sharing tags of a page. */
import Head from 'next/head'
import type { Seo } from '@/lib/seo/seo'

export function SeoHead({ seo }: { seo: Seo }) {
  const { title, description, canonical, image, noIndex, article } = seo
  return (
    <Head>
      <title key="title">{title}</title>
      <meta key="description" name="description" content={description} />
      {noIndex ? (
        <meta key="robots" name="robots" content="noindex" />
      ) : (
        <link key="canonical" rel="canonical" href={canonical} />
      )}
      <meta key="og:type" property="og:type" content={article ? 'article' : 'website'} />
      <meta key="og:site_name" property="og:site_name" content={seo.siteName} />
      <meta key="og:title" property="og:title" content={title} />
      <meta key="og:description" property="og:description" content={description} />
      <meta key="og:url" property="og:url" content={canonical} />
      <meta key="og:locale" property="og:locale" content="en_AU" />
      <meta key="twitter:card" name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta key="twitter:title" name="twitter:title" content={title} />
      <meta key="twitter:description" name="twitter:description" content={description} />
      {image && (
        <>
          <meta key="og:image" property="og:image" content={image.url} />
          <meta key="og:image:width" property="og:image:width" content="1200" />
          <meta key="og:image:height" property="og:image:height" content="630" />
          <meta key="og:image:alt" property="og:image:alt" content={image.alt} />
          <meta key="twitter:image" name="twitter:image" content={image.url} />
          <meta key="twitter:image:alt" name="twitter:image:alt" content={image.alt} />
        </>
      )}
    </Head>
  )
}
