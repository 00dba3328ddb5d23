/** The Studio's page has its configuration, and its scripts are there. */
import { attributeOf, expectThat, type Site } from '../site.ts'

export async function checkStudio(site: Site): Promise<string> {
  const page = await site.getPage('/studio')
  const configuration = attributeOf(page, 'meta', 'content', { name: 'bowerbird-studio' })
  expectThat(configuration !== undefined, '/studio: it has no configuration')
  const scripts = page.elements.flatMap(({ name, attribs }) => (name === 'script' && attribs.src ? attribs.src : []))
  expectThat(scripts.length > 0, '/studio: it has no script')
  for (const url of scripts) {
    const response = await site.get(url)
    const type = response.headers.get('content-type') ?? ''
    expectThat(response.status === 200 && type.includes('javascript'), `${url}: status ${response.status} ${type}`)
    await response.body?.cancel()
  }
  const { projectId, dataset }: Record<string, string> = JSON.parse(configuration ?? '{}')
  return `edits ${projectId}/${dataset}`
}
