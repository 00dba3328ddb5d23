/** Resolves and validates an editor's link. Pure. */
import { telHref } from '@/lib/facts/dialled-number'
import { safeHref } from '@/lib/html/safe-href'
import type { ContentLink } from './section-types'

export type LinkTarget =
  /** A page of this site, or an anchor on one. */
  | { kind: 'internal'; href: string }
  /** Another website. */
  | { kind: 'external'; href: string }
  /** A phone number or an e-mail address. */
  | { kind: 'contact'; href: string }
  /** The enquiry dialog. */
  | { kind: 'quote'; request: { title?: string; subtitle?: string; about?: string; brief?: string } }

/** A lone surrogate, as in a truncated text, makes encodeURIComponent throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

function withAnchor(path: string, anchor: string | null): string {
  return anchor ? `${path}#${encoded(anchor)}` : path
}

/**
 * Resolves a link; null when its page is unpublished, or its URL is missing or unsafe.
 * @param about subject of an enquiry through this link, unless the editor has set one
 */
export function linkTarget(link: ContentLink | null | undefined, about?: string | null): LinkTarget | null {
  switch (link?.kind) {
    case 'page':
      return link.path ? { kind: 'internal', href: withAnchor(link.path, link.anchor) } : null
    case 'anchor':
      return link.anchor ? { kind: 'internal', href: withAnchor('', link.anchor) } : null
    // The query puts the URL of the portal from the settings in place of a typed one.
    case 'portal':
    case 'external': {
      const href = safeHref(link.url)
      return href && /^https?:/i.test(href) ? { kind: 'external', href } : null
    }
    // For these kinds the query returns the phone and e-mail of the document "Facts".
    case 'ourPhone':
    case 'phone': {
      const href = telHref(link.phone)
      return href ? { kind: 'contact', href } : null
    }
    case 'ourEmail':
    case 'mail': {
      const subject = link.subject ? `?subject=${encoded(link.subject)}` : ''
      return link.email ? { kind: 'contact', href: `mailto:${link.email}${subject}` } : null
    }
    case 'quote': {
      return {
        kind: 'quote',
        request: {
          title: link.quoteTitle ?? undefined,
          subtitle: link.quoteSubtitle ?? undefined,
          about: [link.quoteAbout, about].find((text) => text?.trim())?.trim(),
          brief: link.quoteBrief ?? undefined,
        },
      }
    }
    default:
      return null
  }
}

/** A target with an `href`: any but the enquiry dialog. */
export type HrefTarget = Exclude<LinkTarget, { kind: 'quote' }>

/** Resolves a link where only an `<a>` can be rendered; also null for the enquiry dialog, which needs a button. */
export function hrefTarget(link: ContentLink | null | undefined): HrefTarget | null {
  const target = linkTarget(link)
  return target?.kind === 'quote' ? null : target
}

/** Whether a link leads to the current page, ignoring query and hash. */
export function leadsTo(target: HrefTarget, asPath: string): boolean {
  return target.kind === 'internal' && target.href === asPath.split(/[?#]/)[0]
}
