import { nodeAt, nodeTitle, type PageEntry, type PageNode, pageCount, pageTree } from '@/studio/structure/page-tree'

function page(path: string, title = path): PageEntry {
  return { id: `page${path.replaceAll('/', '-')}`, title, path }
}

/** The tree as indented text. */
function drawn(nodes: PageNode[], depth = 0): string[] {
  return nodes.flatMap((node) => [
    `${' '.repeat(depth)}${node.path}${node.page ? '' : ' (no page)'}`,
    ...drawn(node.children, depth + 1),
  ])
}

test('pages are nested by their paths, home first', () => {
  const { nodes } = pageTree([
    page('/services/jingles'),
    page('/our-story'),
    page('/'),
    page('/services'),
    page('/services/audio/mixing'),
  ])
  expect(drawn(nodes)).toEqual([
    '/',
    '/our-story',
    '/services',
    ' /services/audio (no page)',
    '  /services/audio/mixing',
    ' /services/jingles',
  ])
})

test('a page without a path, or with a duplicate one, is not lost', () => {
  const twin = { ...page('/services'), id: 'twin' }
  const { nodes, homeless } = pageTree([page('/services'), twin, page('', 'New page'), page('our-story')])
  expect(drawn(nodes)).toEqual(['/services'])
  expect(homeless).toEqual([twin, page('', 'New page'), page('our-story')])
})

test('a path is found again, whatever has been added since', () => {
  const tree = pageTree([page('/a/b/c'), page('/')])
  expect(nodeAt(tree, '/a/b')?.path).toBe('/a/b')
  expect(nodeAt(tree, '/a/x')).toBeUndefined()
})

test('a branch shows its page count and name', () => {
  const [services] = pageTree([page('/sound-services/a'), page('/sound-services/b')]).nodes
  if (!services) throw new Error('no branch')
  expect(pageCount(services)).toBe(2)
  expect(nodeTitle(services)).toBe('Sound services')
  expect(nodeTitle({ ...services, page: page('/sound-services', 'Sound') })).toBe('Sound')
})

test('without pages there is no tree', () => {
  expect(pageTree([])).toEqual({ nodes: [], homeless: [] })
})
