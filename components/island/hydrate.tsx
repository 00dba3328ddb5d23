/** Hydrates one island in place, as a React root of its own. A chunk with what every island needs, such as Chakra. */
import { type ReactElement, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isTranslated } from '@/lib/browser/dom-path'
import { SectionKeyContext } from '@/lib/contexts/edit-context'
import type { PageProps } from '@/lib/page/props'
import { islandId } from './definition'
import { keepInput } from './keep-input'
import { PageShell } from './mount'

type Options = {
  /** The element around the server's HTML. */
  container: Element
  name: string
  sectionKey: string | null
  page: PageProps
  /** Whether a visitor is waiting for it; otherwise React hydrates it in slices. */
  isUrgent: boolean
}

type ShellProps = {
  page: PageProps
  sectionKey: string | null
  enterAgain: () => void
  onHydrated: () => void
  children: ReactNode
}

function Shell({ page, sectionKey, enterAgain, onHydrated, children }: ShellProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(enterAgain, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, [])
  return (
    <PageShell page={page}>
      <SectionKeyContext value={sectionKey}>{children}</SectionKeyContext>
    </PageShell>
  )
}

/** @returns resolves when it is hydrated */
export function hydrateIsland(content: ReactElement, options: Options): Promise<void> {
  const { container, name, sectionKey, page, isUrgent } = options
  const enterAgain = keepInput(container)
  return new Promise((resolve) => {
    // A link that becomes a button when it is hydrated has done so then.
    const handleHydrated = () => void setTimeout(resolve)
    const shell = (
      <Shell page={page} sectionKey={sectionKey} enterAgain={enterAgain} onHydrated={handleHydrated}>
        {content}
      </Shell>
    )
    function reportUnexpected(error: unknown): void {
      // A translator may work between the slices of hydration, too: anywhere on the page, because React has replaced the nodes.
      if (!isTranslated(document.body)) reportError(error)
    }
    function begin(): void {
      const id = { identifierPrefix: islandId(name, sectionKey) }
      // React would find other nodes than it expects, and report that before it renders anew.
      if (isTranslated(container)) createRoot(container, id).render(shell)
      else hydrateRoot(container, shell, { ...id, onRecoverableError: reportUnexpected })
    }
    if (isUrgent) begin()
    else startTransition(begin)
  })
}
