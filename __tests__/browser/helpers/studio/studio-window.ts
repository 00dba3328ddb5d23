/** Opens a window of the Studio, leads it from document to document and back to its start without loading it again. */
import { expect } from '@playwright/test'
import type { Open, Visit } from '../../fixtures.ts'

/** Wide enough for three panes. */
export const DESK = { width: 1600, height: 1000 }

const START = '/studio/content'

/** What Sanity itself logs in every Studio. */
const EXPECTED = [
  // The presence client sends a farewell over a socket that the Studio itself has closed.
  /^error: WebSocket is already in CLOSING or CLOSED state\.$/,
  // The sharing picture of a page that the site does not have yet; a text stands in its place.
  /^error: Failed to load resource: the server responded with a status of 404 .*\/api\/og\//,
  // Notices of Sanity about time, which no test judges: a busy machine exceeds each. What they speak of is waited for by the tests
  // that need it. A preview has eight seconds to connect.
  /^error: Unable to connect to visual editing\./,
  // Studio and preview have three to ten seconds to respond to each other, also where the preview is being left.
  /^warning: \[@sanity\/comlink\] Received no response to message /,
  // A rule that asks the Content Lake has five.
  /^warning: Custom validator at \w+ has taken more than 5000ms to respond$/,
]

const ON_THIS_MACHINE = /(^|\.)localhost$|^127\.0\.0\.1$/

export type StudioVisit = Visit & {
  /** URLs of responses from other machines. */
  foreignResponses: string[]
}

const contentList = (page: Visit['page']) => page.getByRole('listbox', { name: 'Content', exact: true })

async function untilOpen({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Local editor' }).waitFor({ timeout: 30_000 })
  await contentList(page).waitFor({ timeout: 30_000 })
}

/** Opens the Studio's content in its own window. Close its context at the end. */
export async function openStudio(open: Open, path = START): Promise<StudioVisit> {
  // No test is about the Studio's animations, which take a twentieth of its processor time.
  const visit = await open({ viewport: DESK, reducedMotion: 'reduce' })
  const foreignResponses: string[] = []
  visit.page.on('response', (response) => {
    const { protocol, hostname } = new URL(response.url())
    if (protocol.startsWith('http') && !ON_THIS_MACHINE.test(hostname)) foreignResponses.push(response.url())
  })
  await visit.page.goto(path)
  await untilOpen(visit)
  return { ...visit, foreignResponses }
}

async function push(page: Visit['page'], path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/**
 * Leads to a path of the Studio as Back and Forward do, without loading the Studio again. At its start no document is open:
 * on a busy machine React else goes from one document to the next, and keeps menus of the first in the page, hidden.
 */
export async function goInStudio(page: Visit['page'], path: string): Promise<void> {
  if (path !== START) return push(page, path)
  // Preview takes the window back to itself when its page reports a click late.
  await expect(async () => {
    await push(page, START)
    await contentList(page).waitFor({ timeout: 10_000 })
  }).toPass()
  await expect(page.getByTestId('document-pane')).toHaveCount(0)
}

/** Leads the window back to its start; what it has logged until now is forgotten. */
export async function resetStudio(studio: StudioVisit): Promise<void> {
  const { page, context, problems, foreignResponses } = studio
  await page.unrouteAll({ behavior: 'wait' })
  await context.unrouteAll({ behavior: 'wait' })
  await page.setViewportSize(DESK)
  await goInStudio(page, START)
  await untilOpen(studio)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  problems.length = 0
  foreignResponses.length = 0
}

/**
 * Fails with every error that the Studio has logged, and with every response from another host.
 * @param provoked errors that the tests cause on purpose
 */
export function expectNoProblems({ problems, foreignResponses }: StudioVisit, provoked?: RegExp): void {
  const unexpected = problems.filter(
    (problem) => !EXPECTED.some((pattern) => pattern.test(problem)) && !provoked?.test(problem),
  )
  expect(unexpected).toEqual([])
  expect(foreignResponses).toEqual([])
}
