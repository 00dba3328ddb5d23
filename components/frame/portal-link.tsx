/** External link to the job portal, opened in a new tab. */
import { ArrowUpRight } from 'lucide-react'
import { ExternalLink } from '@/components/content/content-link'
import { useEdit } from '@/lib/contexts/edit-context'
import { safeHref } from '@/lib/html/safe-href'

type PortalLinkProps = { label: string | null; url: string | null; className?: string }

export function PortalLink({ label, url, className }: PortalLinkProps) {
  const edit = useEdit()
  const href = safeHref(url)
  if (!href || !label) return null
  return (
    <ExternalLink href={href} className={className} {...edit('portalLabel')}>
      {label}
      <ArrowUpRight size={16} />
    </ExternalLink>
  )
}
