/** The Studio of the site in jsdom, as `sanity.config.ts` configures it, with the lake of its test environment. */
import { createClient } from '@sanity/client'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { StudioProvider } from 'sanity'
import config from '@/studio/sanity.config'

/** Reads and writes all versions of documents. */
export const client = createClient({
  projectId: 'localdemo',
  dataset: 'production',
  apiVersion: '2025-02-19',
  perspective: 'raw',
  token: 'local',
  apiHost: `http://127.0.0.1:${process.env.LOCAL_LAKE_PORT}`,
  useProjectHostname: false,
  ignoreBrowserTokenWarning: true,
  useCdn: false,
})

/** Shows a part of the Studio, such as a tool, within its providers. @param path below that of the Studio */
export function showInStudio(element: ReactNode, path = 'start'): void {
  history.replaceState(null, '', `/studio/${path}`)
  render(
    <StudioProvider config={config} basePath="/studio" unstable_noAuthBoundary>
      {element}
    </StudioProvider>,
  )
}
