/** A link in the navigation of header or footer, with `aria-current` when it leads to the current page. */
import { useRouter } from 'next/router'
import { TargetLink, type TargetLinkProps } from '@/components/ui/content-link'
import { leadsTo } from '@/lib/content/links'

export function MenuLink(props: TargetLinkProps) {
  const { asPath } = useRouter()
  return <TargetLink {...props} aria-current={leadsTo(props.to, asPath) ? 'page' : undefined} />
}
