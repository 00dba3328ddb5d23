/** A link of the header's or the footer's menu, marked when it leads to the page that is shown. */
import { useRouter } from 'next/router'
import { TargetLink, type TargetLinkProps } from '@/components/ui/content-link'
import { leadsTo } from '@/lib/content/links'

export function MenuLink(props: TargetLinkProps) {
  const { asPath } = useRouter()
  return <TargetLink {...props} aria-current={leadsTo(props.to, asPath) ? 'page' : undefined} />
}
