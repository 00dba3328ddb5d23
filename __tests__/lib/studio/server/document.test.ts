import { createHash } from 'node:crypto'
import { studioDocument } from '@/lib/studio/server/document'

const BUILT = `<!DOCTYPE html><html><head><title>Website Studio</title><script>
;(function () { window.a = 1 })()
</script><style>
  body { margin: 0; }
</style></head><body><div id="sanity"></div><script src="/studio/static/sanity-1.js" type="module"></script></body></html>`

const LOCAL = {
  projectId: 'localdemo',
  dataset: 'production',
  apiHost: 'http://localhost:3333',
  siteUrl: null,
  canRelease: true,
}

test("the page holds the lake's configuration, escaped", () => {
  const configuration = { ...LOCAL, dataset: `"><script>alert("x")</script>&amp;` }
  const { html } = studioDocument(BUILT, configuration)
  const content = /<meta name="bowerbird-studio" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const decoded = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
  expect(JSON.parse(decoded)).toEqual(configuration)
  expect(html.match(/<script/g)).toHaveLength(2)
})

test('computes the hash of every inline script, as a browser does', () => {
  const { html, scriptHashes } = studioDocument(BUILT, LOCAL)
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(script).toContain('window.a = 1')
  expect(scriptHashes).toEqual([`sha256-${createHash('sha256').update(script).digest('base64')}`])
})
