/** Renders something that the page gets only in the browser, such as a dialog, in a React root of its own. */
import { type ReactNode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { PageContexts } from './page-contexts'
import { getPageValues, subscribePageValues } from './page-values'
import { ThemeProvider } from './theme-provider'

/** Provides what a React root of its own lacks: the page's contexts, as they change, and the theme. */
export function PageShell({ children }: { children: ReactNode }) {
  const values = useSyncExternalStore(subscribePageValues, getPageValues, getPageValues)
  return (
    <PageContexts values={values}>
      <ThemeProvider>{children}</ThemeProvider>
    </PageContexts>
  )
}

/** @param content stays on the page for as long as the page is loaded */
export function mountAtEnd(content: ReactNode): void {
  const page = document.getElementById('page') ?? document.body
  createRoot(page.appendChild(document.createElement('div'))).render(<PageShell>{content}</PageShell>)
}
