/** A page with the enquiry dialog, in front of the real enquiry route with an external API that tests control. */
import type { IncomingMessage } from 'node:http'
import { startHttpServer } from '@bowerbird/content-lake/testing/http-server'
import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { SWRConfig } from 'swr'
import EnquiryDialog from '@/components/enquiry/dialog/dialog-island'
import { createDrafts, drafts } from '@/components/enquiry/drafts/drafts'
import { system } from '@/components/ui/theme'
import type { Enquiry } from '@/lib/api/models'
import type { SiteSettings } from '@/lib/content/section-types'
import { PageContext } from '@/lib/contexts/page-context'
import { createEnquiryHandler } from '@/lib/enquiry/server/http'
import { createReceiveEnquiry } from '@/lib/enquiry/server/receive'
import { createSqliteStore } from '@/lib/state/server/sqlite-store'
import { siteSettings } from '../data/settings'
import { WithoutStyles } from '../dom/without-styles'
import { pageProps } from '../page/page-props'
import { Core, clearEnquiry } from '../page/runtime'
import { installFetch } from './fetch-over-http'

export const SENT = 'Quote is sent successfully, Our team will get back to you soon. thanks!'

export type EnquiryServer = {
  /** The requests that reached the external API. */
  sent: Enquiry[]
  /** Headers and path of every request of the browser. */
  requests: IncomingMessage[]
  /** How the external API responds to the next enquiry. */
  send(enquiry: Enquiry): Promise<unknown>
  close(): Promise<void>
}

export async function startEnquiryServer(): Promise<EnquiryServer> {
  const server: EnquiryServer = {
    sent: [],
    requests: [],
    send: async () => ({ id: 1 }),
    close: async () => undefined,
  }
  const receive = createReceiveEnquiry({
    store: createSqliteStore(':memory:'),
    log: () => undefined,
    async send(enquiry) {
      await server.send(enquiry)
      server.sent.push(enquiry)
    },
  })
  const handleEnquiry = createEnquiryHandler(receive)
  const http = await startHttpServer((request, response) => {
    server.requests.push(request)
    return handleEnquiry(request, response)
  })
  installFetch(http.origin)
  server.close = http.close
  return server
}

export function Site({ settings, children }: { settings?: Partial<SiteSettings>; children: ReactNode }) {
  useState(() => {
    clearEnquiry()
    Object.assign(drafts, createDrafts())
  })
  return (
    <WithoutStyles>
      <ChakraProvider value={system}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <PageContext value={pageProps({ settings: siteSettings(settings) })}>
            <Core>
              {children}
              <EnquiryDialog />
            </Core>
          </PageContext>
        </SWRConfig>
      </ChakraProvider>
    </WithoutStyles>
  )
}

export function renderSite(children: ReactNode, settings?: Partial<SiteSettings>): UserEvent {
  render(<Site settings={settings}>{children}</Site>)
  return userEvent.setup()
}

/** The dialog, once it is open. */
export function findDialog(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Get a quick quote' }, { timeout: 4000 })
}

/** A field of the page, or of its open dialog. */
export function field(name: string, root: HTMLElement = document.body): HTMLElement {
  const fields = within(root).getAllByLabelText(name, { selector: 'input, textarea' })
  const [own, ...others] = fields.filter((element) => !element.closest('dialog:not([open])'))
  if (!own || others.length > 0) throw new Error(`${others.length + (own ? 1 : 0)} fields are called ${name}`)
  return own
}

export const TYPED = {
  Name: 'Rosa Marsh',
  Phone: '0400000000',
  'Business E-mail': 'rosa@example.com.au',
  Brief: 'One voice, please.',
} as const

export async function fillIn(user: UserEvent, root?: HTMLElement): Promise<void> {
  for (const [name, value] of Object.entries(TYPED)) {
    const element = field(name, root)
    await user.clear(element)
    await user.paste(value)
  }
}
