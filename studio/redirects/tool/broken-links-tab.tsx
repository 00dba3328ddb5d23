/** Tab with the paths that responded with 404, and actions to redirect each of them. */
import { Heading, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import type { Observable } from 'rxjs'
import type { SanityClient } from 'sanity'
import { BROKEN_LINKS_ID, type BrokenLink, readBrokenLinks } from '../../../lib/broken-links/document.ts'
import { LOCALE } from '../../../lib/format/locale.ts'
import { sitePaths } from '../../../lib/routing/redirects/reserved-paths.ts'
import { liveQuery } from '../../common/lake/live-query.ts'
import { useLiveQuery } from '../../common/lake/use-lake-query.ts'
import { useArticles, useRoutes } from '../routes/use-routes.ts'
import { type Candidate, destinationOf } from '../suggest-targets.ts'
import { Table } from '../table.tsx'
import { useMakeRedirect } from '../use-make-redirect.ts'
import { useTargets } from '../use-targets.ts'
import { stillBroken } from './broken-links/still-broken.ts'
import { TargetCell } from './broken-links/target-cell.tsx'

let links$: Observable<BrokenLink[]> | undefined

/** The list of broken links in the Content Lake, now and after every change by the site. */
function observeBrokenLinks(client: SanityClient): Observable<BrokenLink[]> {
  links$ ??= liveQuery(client, `*[_id == "${BROKEN_LINKS_ID}"]`, async (lake) =>
    readBrokenLinks(await lake.getDocument<{ paths: BrokenLink[] }>(BROKEN_LINKS_ID)),
  )
  return links$
}

const SHORT = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Formats "2026-11-21" as "21 Nov 2026". */
function shortDay(day: string): string {
  return SHORT.format(new Date(day))
}

function Empty() {
  return (
    <Stack gap={4}>
      <Heading as="h2" size={1}>
        No broken links
      </Heading>
      <Text size={1}>
        When somebody asks this website for an address that leads nowhere, it appears here within about a minute, with
        how often it was asked for. Then one press leads it to the right page.
      </Text>
      <Text size={1} muted>
        Addresses that may say something about a person, such as an e-mail address or a phone number, are never kept;
        nor is what follows a question mark. On a hosted project the website counts only when its developers have given
        it a token to write.
      </Text>
    </Stack>
  )
}

function noteOn({ count, lastSeen }: BrokenLink): string {
  return `A broken link: asked for ${count} ${count === 1 ? 'time' : 'times'}, last on ${shortDay(lastSeen)}.`
}

function PathLink({ path }: { path: string }) {
  return (
    <Text size={1}>
      <a href={path} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
        {path}
      </a>
    </Text>
  )
}

function Day({ day }: { day: string }) {
  return (
    <Text size={1}>
      <time dateTime={day} style={{ whiteSpace: 'nowrap' }}>
        {shortDay(day)}
      </time>
    </Text>
  )
}

export function BrokenLinksTab() {
  const makeRedirect = useMakeRedirect()
  const links = useLiveQuery(observeBrokenLinks)
  const routes = useRoutes()
  const articles = useArticles()
  const targets = useTargets(routes, articles)
  const site = useMemo(() => routes && { routes, known: sitePaths(routes.pages, articles ?? null) }, [routes, articles])

  function redirect(link: BrokenLink, target: Candidate): Promise<void> {
    return makeRedirect({ from: link.path, note: noteOn(link), ...destinationOf(target) })
  }

  if (!links || !site) return <Text muted>Reading the broken links …</Text>
  const broken = stillBroken(links, site)
  if (broken.length === 0) return <Empty />
  return (
    <Table
      caption="Addresses that visitors asked for in vain, the most visited first. Those that work again leave the list by themselves."
      columns={['Address', 'Visits', 'Last seen', 'Where it ought to lead']}
      rows={broken}
      keyOf={({ path }) => path}
      cells={(link) => [
        <PathLink key="path" path={link.path} />,
        String(link.count),
        <Day key="last" day={link.lastSeen} />,
        <TargetCell key="target" path={link.path} targets={targets} onRedirect={(target) => redirect(link, target)} />,
      ]}
    />
  )
}
