/**
 * A page with its player and enquiry dialog, and with the API data that the server puts into its HTML: in front of the real API
 * proxy and a real API. Its every control can be pressed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { NowPlaying } from '@/components/audio/player/now-playing'
import EnquiryDialog from '@/components/enquiry/dialog/dialog-island'
import { Sections } from '@/components/sections'
import { sectionNeeds } from '@/components/sections/needs'
import { createReadHandler } from '@/lib/api/server/api-proxy'
import { createApiClient } from '@/lib/api/server/client'
import { prefetch } from '@/lib/api/server/prefetch'
import type { PageSection } from '@/lib/content/section-types'
import { startApi } from '../../../local/api/server'
import { installMedia } from '../data/media'
import { installView } from '../dom/in-view'
import { setMedia } from '../dom/media-queries'
import { renderIslands } from '../page/page'
import { CONTROLS, pressControls } from '../page/press-controls'
import { installFetch } from './fetch-over-http'

type Shown = Pick<NonNullable<Parameters<typeof renderIslands>[1]>, 'words' | 'path' | 'fallback'>

export async function startSectionSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-section-'))
  const api = await startApi({ dataDir })
  const client = createApiClient(api.origin)
  const handleRead = createReadHandler(client)
  const proxy = await startHttpServer((request, response) => handleRead(request, response))
  installFetch(proxy.origin)
  // jsdom has no layout.
  Element.prototype.checkVisibility = function () {
    return this.closest('[hidden], dialog:not([open]), details:not([open]) > :not(summary)') === null
  }
  Element.prototype.scrollIntoView = () => undefined
  window.requestAnimationFrame = (callback) => window.setTimeout(callback, 0, performance.now())
  /** Renders what stands in the page's main element. */
  async function show(content: ReactNode, options: Shown = {}): Promise<HTMLElement> {
    installMedia()
    installView()
    setMedia('prefers-reduced-motion')
    const { container } = await renderIslands(
      <>
        <main id="main">{content}</main>
        <NowPlaying />
        <EnquiryDialog />
      </>,
      { path: '/a-page', ...options, fetches: true },
    )
    return container
  }

  return {
    show,
    /** A page of one section. */
    async showSection(section: PageSection, options: Shown = {}): Promise<HTMLElement> {
      const { requests } = sectionNeeds([section])
      const { fallback } = await prefetch(client, requests, '/a-page', AbortSignal.timeout(10_000))
      return show(<Sections page={{ title: 'The page', sections: [section] }} />, { ...options, fallback })
    },
    async close(): Promise<void> {
      await proxy.close()
      await api.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Presses every kind of control of the page, and those of the dialog that a press opens. */
export async function pressEverything(): Promise<void> {
  // Presses come from outside of React, as in a browser.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  delete window.pressedControls
  try {
    let kinds: [string, number][] = []
    for (;;) {
      const pressed = await pressControls({ controls: CONTROLS, ofAKind: 2, kinds })
      kinds = pressed.kinds
      if (!pressed.hasDialog) return
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
      await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
    }
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  }
}
