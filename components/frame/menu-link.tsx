/** A link in the navigation of header or footer, with `aria-current` when it leads to the current page. */

import { TargetLink, type TargetLinkProps } from '@/components/ui/content-link'
import { usePath } from '@/components/ui/path-context'
import { leadsTo } from '@/lib/content/links'

export function MenuLink(props: TargetLinkProps) {
  const path = usePath()
  return <TargetLink {...props} aria-current={leadsTo(props.to, path) ? 'page' : undefined} />
}
