/** Renders something that the page gets only in the browser in a React root of its own. */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { PageContext } from '@/lib/contexts/page-context'
import { SessionProvider } from '@/lib/contexts/session-context'
import type { PageProps } from '@/lib/page/props'
import { ThemeProvider } from './styles/theme-provider'

/** Provides what every React root of a page needs: the page's props and the theme. */
export function PageShell({ page, children }: { page: PageProps; children: ReactNode }) {
  return (
    <PageContext value={page}>
      <SessionProvider>
        <ThemeProvider>{children}</ThemeProvider>
      </SessionProvider>
    </PageContext>
  )
}

/** @param content stays on the page for as long as the page is loaded */
export function mountAtEnd(content: ReactNode, page: PageProps): void {
  const end = document.getElementById('page') ?? document.body
  createRoot(end.appendChild(document.createElement('div'))).render(<PageShell page={page}>{content}</PageShell>)
}
