/** A Next router whose path changes, without a server. */
import mitt from 'next/dist/shared/lib/mitt'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import { type ReactNode, useMemo, useState } from 'react'

type Move = { how: 'push' | 'replace'; url: string; options: unknown }

/** @param moves receives every change of path */
export function MovingRouter({ start, moves = [], children }: { start: string; moves?: Move[]; children: ReactNode }) {
  const [asPath, setAsPath] = useState(start)
  const router = useMemo<NextRouter>(() => {
    const move = (how: Move['how']) => async (url: unknown, _as?: unknown, options?: unknown) => {
      moves.push({ how, url: String(url), options })
      setAsPath(String(url))
      return true
    }
    return {
      route: '/[[...path]]',
      pathname: '/[[...path]]',
      query: Object.fromEntries(new URL(asPath, 'http://localhost').searchParams),
      asPath,
      basePath: '',
      isLocaleDomain: false,
      isReady: true,
      isPreview: false,
      isFallback: false,
      push: move('push'),
      replace: move('replace'),
      reload: () => undefined,
      back: () => undefined,
      forward: () => undefined,
      prefetch: async () => undefined,
      beforePopState: () => undefined,
      events: mitt(),
    }
  }, [asPath, moves])
  return <RouterContext value={router}>{children}</RouterContext>
}
