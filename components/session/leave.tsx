/** Redirects the browser to another site on mount; the link is for visitors without JavaScript. */
import { useEffect } from 'react'
import { sessionWords } from '@/lib/words/session'
import { useWords } from '@/lib/words/use-words'
import { RedirectNotice } from './redirect-notice'

export function Leave({ href }: { href: string }) {
  const words = useWords(sessionWords)
  useEffect(() => window.location.replace(href), [href])
  return <RedirectNotice id="leaving" heading={words('adminElsewhere')} href={href} label={href} />
}
