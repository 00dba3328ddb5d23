/** Opens the site with the drafts of a launch, and no others. */
import { createClient } from '@sanity/client'
import { LaunchIcon } from '@sanity/icons/Launch'
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { Button, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { type SanityClient, useClient, useCurrentUser } from 'sanity'
import { API_VERSION } from '../../../lib/lake-defaults.ts'
import { launchPerspective } from '../../../lib/launch/document.ts'
import type { Pairs } from '../../../lib/launch/transactions.ts'
import { textOf } from '../../common/untyped.ts'

type Shown = {
  /** Of the launch. */
  id: string
  pairs: Pairs
}

/** The page to begin with: the first one of the launch. */
function firstPath(pairs: Pairs): string {
  const paths = Array.from(pairs.values(), ({ draft }) => textOf(draft, 'path'))
  return paths.find((path) => path.startsWith('/')) ?? '/'
}

/** The URL that shows the site with a launch, for an hour and to whoever has it. */
async function previewUrl(client: SanityClient, { id, pairs }: Shown, userId: string | undefined): Promise<string> {
  const { projectId, dataset, apiHost, useProjectHostname, token, withCredentials } = client.config()
  const own = { projectId, dataset, apiHost, useProjectHostname, token, withCredentials, useCdn: false }
  const lake = createClient({ ...own, apiVersion: API_VERSION })
  const { secret } = await createPreviewSecret(lake, 'launch', location.href, userId)
  const query = new URLSearchParams({
    [urlSearchParamPreviewSecret]: secret,
    [urlSearchParamPreviewPerspective]: launchPerspective(id),
    [urlSearchParamPreviewPathname]: firstPath(pairs),
  })
  return `${location.origin}/api/draft/enable?${query}`
}

export function SiteAsItWillBe(shown: Shown) {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  const [notice, setNotice] = useState('')

  async function open(): Promise<void> {
    const url = await previewUrl(client, shown, user?.id)
    window.open(url, '_blank', 'noopener')
  }

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(await previewUrl(client, shown, user?.id))
    setNotice('Copied. The link works for an hour, also for people without an account.')
  }

  const handled = (operation: () => Promise<void>) => () => {
    operation().catch(() => setNotice('That did not work. Try again in a minute.'))
  }

  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Button mode="ghost" icon={LaunchIcon} fontSize={1} text="Open it in a new tab" onClick={handled(open)} />
      <Button mode="bleed" fontSize={1} text="Copy a link for an hour" onClick={handled(copy)} />
      <Text size={1} role="status">
        {notice}
      </Text>
    </Flex>
  )
}
