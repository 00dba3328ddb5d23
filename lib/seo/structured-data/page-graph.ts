/**
 * Structured data of a page (schema.org): the organisation, breadcrumbs and contents. Pure.
 *
 * Rendered by `_document`, on the server only, so it adds nothing to the browser bundle and is not sent twice.
 */
import type { BlogPosting, BreadcrumbList, Service, Thing, WebPage, WebSite } from 'schema-dts'
import type { Voice } from '@/lib/api/models'
import type { PageSection, SiteSettings } from '@/lib/content/section-types'
import { LOCALE } from '@/lib/format/locale'
import { publishDate } from '@/lib/knowledge-base/publish-info'
import { type Article, absoluteUrl, type Seo } from '../seo'
import { business, organisation, organisationId } from './business'
import { mediaNodes } from './media'
import { voiceNodes, voiceReference } from './voice'

/** Paths of pages that sell one service. */
const SERVICE_PATHS = /^\/(?:services\/[^/]+|voice-overs|advertising-voice-overs)$/

/** Sections with contact details: their pages describe the company in full, as the home page does. */
const CONTACT_SECTIONS: ReadonlySet<string> = new Set(['offices', 'contactDetails'])

export type GraphSources = {
  /** Origin of the site. */
  siteUrl: string
  settings: SiteSettings
  seo: Seo
  sections: readonly PageSection[]
  /** Of the page of a voice. */
  voice?: Voice
}

function website({ siteUrl, settings }: GraphSources): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: siteUrl,
    name: settings.brandName,
    inLanguage: LOCALE,
    publisher: { '@id': organisationId(siteUrl) },
  }
}

function webPage({ siteUrl, seo, voice }: GraphSources, hasBreadcrumbs: boolean): WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${seo.canonical}#page`,
    url: seo.canonical,
    name: seo.title,
    description: seo.description || undefined,
    inLanguage: LOCALE,
    isPartOf: { '@id': `${siteUrl}/#website` },
    mainEntity: voice && voiceReference(seo),
    primaryImageOfPage: seo.image ? { '@type': 'ImageObject', url: seo.image.url } : undefined,
    breadcrumb: hasBreadcrumbs ? { '@id': `${seo.canonical}#breadcrumbs` } : undefined,
  }
}

function breadcrumbs({ siteUrl, seo, voice }: GraphSources): BreadcrumbList {
  const way = [
    { name: 'Home', url: siteUrl },
    ...seo.breadcrumbs.map(({ name, path }) => ({ name, url: absoluteUrl(path, siteUrl) })),
    { name: seo.article?.title ?? voice?.pseudonym ?? seo.name, url: seo.canonical },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': `${seo.canonical}#breadcrumbs`,
    itemListElement: way.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': url },
    })),
  }
}

function service({ siteUrl, seo }: GraphSources): Service {
  return {
    '@type': 'Service',
    '@id': `${seo.canonical}#service`,
    name: seo.name,
    description: seo.description || undefined,
    url: seo.canonical,
    image: seo.image?.url,
    provider: { '@id': organisationId(siteUrl) },
    areaServed: { '@type': 'Country', name: 'Australia' },
  }
}

function blogPosting({ siteUrl, seo }: GraphSources, article: Article): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': `${seo.canonical}#article`,
    headline: article.title,
    description: article.description || undefined,
    url: seo.canonical,
    mainEntityOfPage: { '@id': `${seo.canonical}#page` },
    image: article.image ?? seo.image?.url,
    inLanguage: LOCALE,
    datePublished: publishDate(article.publishInfo) ?? undefined,
    author: article.author ? { '@type': 'Person', name: article.author } : { '@id': organisationId(siteUrl) },
    publisher: { '@id': organisationId(siteUrl) },
  }
}

/** Every node of a page; none for a noindex page. */
export function pageGraph(sources: GraphSources): Thing[] {
  const { siteUrl, settings, seo, sections, voice } = sources
  if (seo.noIndex) return []
  const isHome = seo.canonical === absoluteUrl('/', siteUrl)
  const isAboutUs = isHome || sections.some(({ _type }) => CONTACT_SECTIONS.has(_type))
  return [
    ...(isAboutUs ? business(settings, siteUrl) : [organisation(settings, siteUrl)]),
    website(sources),
    webPage(sources, !isHome),
    ...(isHome ? [] : [breadcrumbs(sources)]),
    ...(SERVICE_PATHS.test(new URL(seo.canonical).pathname) ? [service(sources)] : []),
    ...(seo.article ? [blogPosting(sources, seo.article)] : []),
    ...(voice ? voiceNodes(voice, seo, siteUrl) : []),
    ...mediaNodes(sections, siteUrl),
  ]
}
