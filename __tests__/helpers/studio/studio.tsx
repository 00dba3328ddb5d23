/** The Studio of the site in jsdom, as `sanity.config.ts` configures it, with the lake of its test environment. */
import { createClient } from '@sanity/client'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Studio, StudioProvider } from 'sanity'
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

/** Shows a part of the Studio, such as a tool, within its providers. */
export function showInStudio(element: ReactNode): void {
  history.replaceState(null, '', '/studio/start')
  render(
    <StudioProvider config={config} basePath="/studio" unstable_noAuthBoundary>
      {element}
    </StudioProvider>,
  )
}

/** Opens the whole Studio. @param path below /studio */
export function openStudio(path: string): void {
  history.replaceState(null, '', `/studio${path}`)
  render(<Studio config={config} basePath="/studio" unstable_noAuthBoundary />)
}

/** A text field of the open form, once that can be edited. */
export async function findField(name: string): Promise<HTMLElement> {
  const field = () => screen.getByRole('textbox', { name })
  await waitFor(() => expect(field()).not.toHaveAttribute('readonly'))
  return field()
}
