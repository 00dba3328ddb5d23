/** Derives a page's breadcrumbs from the site's menus. Pure. */
import type { SiteSettings } from '@/lib/content/section-types'
import type { Crumb } from '../seo'

/** Label of each page in the menus and the footer; the first one of a page is used. */
function menuNames({ navigation, footerNavigation }: Pick<SiteSettings, 'navigation' | 'footerNavigation'>) {
  const names = new Map<string, string>()
  const lines = [
    ...navigation.flatMap((item) => [item, ...item.children]),
    ...footerNavigation.flatMap(({ links }) => links),
  ]
  for (const { label, link } of lines) {
    if (link?.kind === 'page' && link.path && !link.anchor && label && !names.has(link.path))
      names.set(link.path, label)
  }
  return names
}

/** The pages between the home page and this one: each parent path that a menu contains. */
export function pagesAbove(path: string, settings: Pick<SiteSettings, 'navigation' | 'footerNavigation'>): Crumb[] {
  const names = menuNames(settings)
  const parts = path.split('/').filter(Boolean)
  return parts.slice(0, -1).flatMap((_, index) => {
    const above = `/${parts.slice(0, index + 1).join('/')}`
    const name = names.get(above)
    return name ? [{ name, path: above }] : []
  })
}
