/** A link an editor made, wherever it leads; looks like nothing in particular. */
import NextLink from 'next/link'
import type { AnchorHTMLAttributes } from 'react'
import type { LinkTarget } from '@/lib/content/links'
import { VisuallyHidden } from './visually-hidden'

/** Leads away from the site: a new tab, said so to those who cannot see it. */
export function ExternalLink({ children, href, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...props} href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}

type TargetLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Anything but the quote modal, which is a button. */
  to: Exclude<LinkTarget, { kind: 'quote' }>
}

export function TargetLink({ to, ...props }: TargetLinkProps) {
  switch (to.kind) {
    case 'external':
      return <ExternalLink {...props} href={to.href} />
    case 'internal':
      // A place on this page: the browser keeps the address's query, which a static page's HTML cannot know.
      return to.href.startsWith('#') ? <a {...props} href={to.href} /> : <NextLink {...props} href={to.href} />
    case 'contact':
      return <a {...props} href={to.href} />
  }
}
