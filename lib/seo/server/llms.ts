/** Builds llms.txt: the site's contents in Markdown, for language models (llmstxt.org). Pure. */
import type { SiteSettings } from '@/lib/content/section-types'
import type { ListedPage } from '@/lib/routing/server/directory'
import { absoluteUrl } from '../seo'

type Line = Pick<ListedPage, 'path' | 'title' | 'description'>

/** One line of plain text, with an editor's accidental Markdown escaped. */
function plain(text: string): string {
  return text
    .replace(/[[\]<>`*_#\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function lines(pages: readonly Line[], siteUrl: string): string[] {
  return pages.map(({ path, title, description }) => {
    const link = `- [${plain(title) || path}](${absoluteUrl(path, siteUrl)})`
    return description ? `${link}: ${plain(description)}` : link
  })
}

export type LlmsSources = {
  siteUrl: string
  settings: Pick<
    SiteSettings,
    'brandName' | 'tagline' | 'defaultSeo' | 'phone' | 'email' | 'openingHours' | 'closedSoon'
  >
  /** Pages that search engines may index. */
  pages: readonly Line[]
  /** Some voice artists. */
  voices: readonly Line[]
  articles: readonly Line[]
}

export function llms({ siteUrl, settings, pages, voices, articles }: LlmsSources): string {
  const { brandName, tagline, defaultSeo, phone, email, openingHours, closedSoon } = settings
  const summary = defaultSeo?.description || tagline
  const closed = closedSoon && `closed: ${closedSoon}`
  const contact = [phone?.display ?? phone?.number, email, openingHours, closed].filter(Boolean).join(', ')
  return [
    `# ${plain(brandName)}`,
    '',
    ...(summary ? [`> ${plain(summary)}`, ''] : []),
    ...(contact ? [`Contact: ${plain(contact)}`, ''] : []),
    '## Pages',
    '',
    ...lines(pages, siteUrl),
    ...(voices.length > 0 ? ['', '## Voice artists', '', ...lines(voices, siteUrl)] : []),
    ...(articles.length > 0 ? ['', '## Newest articles', '', ...lines(articles, siteUrl)] : []),
    '',
  ].join('\n')
}
