/** An unstyled link to a target that an editor chose. */

import type { AnchorHTMLAttributes } from 'react'
import type { HrefTarget } from '@/lib/content/links'
import { VisuallyHidden } from '../ui/text/visually-hidden'

/** External link: opens a new tab, and announces that to screen readers. */
export function ExternalLink({ children, href, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...props} href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}

export type TargetLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: HrefTarget
}

export function TargetLink({ to, ...props }: TargetLinkProps) {
  return to.kind === 'external' ? <ExternalLink {...props} href={to.href} /> : <a {...props} href={to.href} />
}
