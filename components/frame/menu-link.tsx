/** A link in the navigation of header or footer, with `aria-current` when it leads to the current page. */

import { TargetLink, type TargetLinkProps } from '@/components/content/content-link'
import { leadsTo } from '@/lib/content/links'
import { usePath } from '@/lib/contexts/page-context'

export function MenuLink(props: TargetLinkProps) {
  const path = usePath()
  return <TargetLink {...props} aria-current={leadsTo(props.to, path) ? 'page' : undefined} />
}
