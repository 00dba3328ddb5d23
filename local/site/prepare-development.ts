/** What a development server does ahead, so that a developer does not wait for it later. */
import type { ChildProcess } from 'node:child_process'
import type { SiteEnv } from '../../lib/env.ts'
import { isStoppingAll } from '../processes/processes.ts'
import { connectableHost } from '../stack/environment.ts'
import { untilServing } from './next.ts'
import { buildStudio } from './studio.ts'

/** Paths of page files that every site has. The first is the file of all pages that editors own. */
const PATHS = ['/', '/login', '/enquiry', '/studio', '/sitemap.xml']

/**
 * Has Next compile the page files, the most used first, by requesting one page of each. Articles have a file of their own,
 * and the sitemap names one.
 */
async function compilePages(origin: string): Promise<void> {
  let sitemap = ''
  for (const path of PATHS) sitemap = await (await fetch(origin + path)).text()
  const article = /<loc>https?:\/\/[^/]+(\/knowledge-base\/[^/<]+\/[^/<]+)<\/loc>/.exec(sitemap)?.[1]
  if (article !== undefined) await (await fetch(origin + article)).text()
}

/**
 * Compiles the pages, and then builds the Studio, which would delay the first page. A failure is printed: the site can be
 * developed without either.
 * @param server of which it does nothing once it has ended
 */
export async function prepareDevelopment(site: SiteEnv, env: NodeJS.ProcessEnv, server: ChildProcess): Promise<void> {
  const origin = `http://${connectableHost(site.host)}:${site.port}`
  try {
    await untilServing(`${origin}/api/health`, server)
    await compilePages(origin)
    await buildStudio(env)
  } catch (error) {
    if (isStoppingAll() || server.exitCode !== null || server.signalCode !== null) return
    console.error(error instanceof Error ? error.message : error)
  }
}
