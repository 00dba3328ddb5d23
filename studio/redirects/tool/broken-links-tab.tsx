/** Tab with the paths that responded with 404, and actions to redirect each of them. */
import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import type { BrokenLink, IgnoredLink } from '../../../lib/broken-links/document.ts'
import { API_VERSION } from '../../common/api-version.ts'
import { redirectFailed, redirectMade } from '../notices.ts'
import { makeRedirect } from '../store.ts'
import { worksNow } from './broken-links/answers.ts'
import { shortDay } from './broken-links/day.ts'
import { IgnoredList } from './broken-links/ignored-list.tsx'
import { LinkRow } from './broken-links/link-row.tsx'
import { ignoreLink, stopIgnoring } from './broken-links/store.ts'
import type { Candidate } from './broken-links/suggest.ts'
import { useArticles, useBrokenLinks, useTargets } from './broken-links/use-broken-links.ts'
import { useRoutes } from './use-routes.ts'

/** Number of rows shown initially. */
const SHOWN = 50

const TABLE = `
.broken-links { width: 100%; border-collapse: collapse; }
.broken-links caption { text-align: left; padding: 4px 0 12px; }
.broken-links time { white-space: nowrap; }
.broken-links :is(th, td) { text-align: left; vertical-align: top; padding: 12px 16px 12px 0; border-top: 1px solid var(--card-border-color); }
.broken-links tbody th { min-width: 160px; }
.broken-links thead th { border-top: 0; white-space: nowrap; }
`

const COLUMNS = ['Address', 'Visits', 'First seen', 'Last seen', 'The link stands on', 'Where it ought to lead']

function Empty() {
  return (
    <Card padding={5} radius={3} border>
      <Container width={1}>
        <Stack gap={4}>
          <Heading as="h2" size={1}>
            No broken links
          </Heading>
          <Text size={1}>
            When somebody asks this website for an address that leads nowhere, it appears here within about a minute,
            with how often it was asked for. Then one press leads it to the right page.
          </Text>
          <Text size={1} muted>
            Addresses that may say something about a person, such as an e-mail address or a phone number, are never
            kept; nor is what follows a question mark. On a hosted project the website counts only when its developers
            have given it a token to write.
          </Text>
        </Stack>
      </Container>
    </Card>
  )
}

function noteOn({ count, firstSeen, lastSeen, from }: BrokenLink): string {
  const days =
    firstSeen === lastSeen ? `on ${shortDay(firstSeen)}` : `from ${shortDay(firstSeen)} to ${shortDay(lastSeen)}`
  const place = from ? ` The link stands on ${from}.` : ''
  return `A broken link: asked for ${count} ${count === 1 ? 'time' : 'times'} ${days}.${place}`
}

export function BrokenLinksTab() {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const links = useBrokenLinks()
  const routes = useRoutes()
  const articles = useArticles()
  const { pages, suggest } = useTargets(routes, articles)
  const [isWhole, setWhole] = useState(false)

  async function redirect(link: BrokenLink, { path, pageId }: Candidate): Promise<void> {
    try {
      const destination = pageId === undefined ? { path } : { pageId }
      await makeRedirect(client, { from: link.path, note: noteOn(link), ...destination })
      toast.push(redirectMade(link.path))
    } catch (error) {
      toast.push(redirectFailed(link.path, error))
    }
  }

  async function change(work: (link: IgnoredLink) => Promise<void>, link: IgnoredLink): Promise<void> {
    try {
      await work(link)
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: `${link.path} stays as it was`, description })
    }
  }

  if (!links || !routes) return <Text muted>Reading the broken links …</Text>
  const shown = isWhole ? links.paths : links.paths.slice(0, SHOWN)
  return (
    <Stack gap={5}>
      {shown.length === 0 ? (
        <Empty />
      ) : (
        <Card overflow="auto">
          {/* A plain HTML table: the Studio's UI library has none. */}
          <style>{TABLE}</style>
          <table className="broken-links">
            <caption>
              <Text size={1} muted>
                Addresses that visitors asked for in vain, the most visited first. Those that work again leave the list
                by themselves.
              </Text>
            </caption>
            <thead>
              <tr>
                {COLUMNS.map((title) => (
                  <th key={title} scope="col">
                    <Text size={1} weight="medium">
                      {title}
                    </Text>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((link) => (
                <LinkRow
                  key={link._key}
                  link={link}
                  works={worksNow(link.path, routes, articles)}
                  pages={pages}
                  suggest={suggest}
                  onRedirect={(target) => redirect(link, target)}
                  onIgnore={() => change((unwanted) => ignoreLink(client, unwanted), link)}
                />
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {shown.length < links.paths.length && (
        <Flex>
          <Button mode="ghost" text={`Show all ${links.paths.length}`} onClick={() => setWhole(true)} />
        </Flex>
      )}
      <IgnoredList ignored={links.ignored} onStop={(link) => change((wanted) => stopIgnoring(client, wanted), link)} />
    </Stack>
  )
}
