/** Hydrates one island in place, as a React root of its own. A chunk with what every island needs, such as Chakra. */
import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { SectionKeyContext } from '@/lib/draft/edit-context'
import { keepInput } from './keep-input'
import { PageShell } from './mount'
import { isTranslated } from './place'

type Options<P> = {
  container: Element
  id: string
  sectionKey: string | null
  Part: ComponentType<P>
  props: P
  /** Whether the HTML was rendered from these props; otherwise they are newer, and the island is rendered anew. */
  isSame: boolean
  /** Whether a visitor is waiting for it; otherwise React hydrates it in slices. */
  isUrgent: boolean
  /** Called when it is hydrated. */
  onHydrated: () => void
}

export type HydratedIsland<P> = { update(props: P): void; unmount(): void }

type ShellProps = {
  enterAgain: () => void
  onHydrated: () => void
  children: ReactNode
}

function Shell({ enterAgain, onHydrated, children }: ShellProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(enterAgain, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, [])
  return <PageShell>{children}</PageShell>
}

export function hydrateIsland<P extends object>(options: Options<P>): HydratedIsland<P> {
  const { container, id, sectionKey, Part, props, isSame, isUrgent, onHydrated } = options
  const enterAgain = keepInput(container)
  let isHydrated = false
  /** An update before the hydration would make React render everything anew. */
  let pending: P | null = null
  function handleHydrated(): void {
    isHydrated = true
    onHydrated()
    if (pending) root?.render(content(pending))
  }
  const content = (now: P) => (
    <Shell enterAgain={enterAgain} onHydrated={handleHydrated}>
      <SectionKeyContext value={sectionKey}>
        <Part {...now} />
      </SectionKeyContext>
    </Shell>
  )
  function begin(): Root {
    // React would find other nodes than it expects, and report that before it renders anew.
    if (isSame && !isTranslated(container)) return hydrateRoot(container, content(props), { identifierPrefix: id })
    const fresh = createRoot(container, { identifierPrefix: id })
    fresh.render(content(props))
    return fresh
  }
  let root: Root | undefined
  if (isUrgent) root = begin()
  else
    startTransition(() => {
      root = begin()
    })
  return {
    update(next) {
      if (isHydrated) root?.render(content(next))
      else pending = next
    },
    unmount() {
      // React refuses to unmount a root while it renders another one.
      setTimeout(() => root?.unmount())
    },
  }
}
