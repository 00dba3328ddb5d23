/** Where an editor's link leads, checked. Pure. */
import { topicBrief } from '@/lib/enquiry/briefs'
import { safeHref } from '@/lib/html/safe-href'
import type { ContentLink } from './section-types'

export type LinkTarget =
  /** A page of this site or a place on one. */
  | { kind: 'internal'; href: string }
  /** Another website. */
  | { kind: 'external'; href: string }
  /** A phone call or an e-mail. */
  | { kind: 'contact'; href: string }
  /** The quote modal. */
  | { kind: 'quote'; request: { title?: string; subtitle?: string; about?: string; brief?: string } }

/** Half of a character, as cut texts hold, has no place in an address, and encoding it would throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

function withAnchor(path: string, anchor: string | null): string {
  return anchor ? `${path}#${encoded(anchor)}` : path
}

/** The first that holds more than spaces. */
function firstText(...texts: readonly (string | null | undefined)[]): string | undefined {
  return texts.find((text) => text?.trim())?.trim()
}

/**
 * Resolves a link; null when it leads nowhere: its page is unpublished, its address is missing or not safe.
 * @param about what an enquiry through this link is about, where the editor has not said it
 */
export function linkTarget(link: ContentLink | null | undefined, about?: string | null): LinkTarget | null {
  switch (link?.kind) {
    case 'page':
      return link.path ? { kind: 'internal', href: withAnchor(link.path, link.anchor) } : null
    case 'anchor':
      return link.anchor ? { kind: 'internal', href: withAnchor('', link.anchor) } : null
    // The query has put the address of the portal in the place of a typed one.
    case 'portal':
    case 'external': {
      const href = safeHref(link.url)
      return href && /^https?:/i.test(href) ? { kind: 'external', href } : null
    }
    case 'phone': {
      const number = link.phone?.replace(/[^+\d]/g, '')
      return number ? { kind: 'contact', href: `tel:${number}` } : null
    }
    case 'mail': {
      const subject = link.subject ? `?subject=${encoded(link.subject)}` : ''
      return link.email ? { kind: 'contact', href: `mailto:${link.email}${subject}` } : null
    }
    case 'quote': {
      const topic = firstText(link.quoteAbout, about)
      return {
        kind: 'quote',
        request: {
          title: link.quoteTitle ?? undefined,
          subtitle: link.quoteSubtitle ?? undefined,
          about: topic,
          brief: link.quoteBrief ?? (topic && topicBrief(topic)),
        },
      }
    }
    default:
      return null
  }
}

/** Does a link lead to the page on show? Places on the page and queries do not count. */
export function leadsTo(target: LinkTarget | null, asPath: string): boolean {
  return target?.kind === 'internal' && target.href === asPath.split(/[?#]/)[0]
}
