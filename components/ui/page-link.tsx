/**
 * A link to a page of this site. Next fetches the page's data on hover or touch; for every link that is merely visible
 * it would compete for the connection with what the visitor wants.
 */
import NextLink from 'next/link'
import type { ComponentProps } from 'react'

export function PageLink(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}
