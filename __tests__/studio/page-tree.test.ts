import { branchesBelow, branchTitle, type PageEntry, pagesWithoutPath } from '@/studio/structure/page-tree'

function page(path: string, title = path): PageEntry {
  return { id: `page${path.replaceAll('/', '-')}`, title, path }
}

const below = (pages: PageEntry[], parent: string) =>
  branchesBelow(pages, parent).map(({ path, page, count }) => `${path} ${page ? 'page' : 'no page'} ${count}`)

test('pages are nested by their paths, home first', () => {
  const pages = ['/services/jingles', '/our-story', '/', '/services', '/services/audio/mixing'].map((path) =>
    page(path),
  )
  expect(below(pages, '')).toEqual(['/ page 1', '/our-story page 1', '/services page 3'])
  expect(below(pages, '/services')).toEqual(['/services/audio no page 1', '/services/jingles page 1'])
  expect(below(pages, '/services/audio')).toEqual(['/services/audio/mixing page 1'])
  expect(below(pages, '/services/x')).toEqual([])
})

test('a page without a path, or with a duplicate one, is not lost', () => {
  const twin = { ...page('/services'), id: 'twin' }
  const pages = [page('/services'), twin, page('', 'New page'), page('our-story')]
  expect(below(pages, '')).toEqual(['/services page 1'])
  expect(pagesWithoutPath(pages)).toEqual([twin, page('', 'New page'), page('our-story')])
})

test('a branch is called by its page, or by the words of its path', () => {
  expect(branchTitle({ path: '/our/sound-services', page: undefined })).toBe('Sound services')
  expect(branchTitle({ path: '/sound-services', page: page('/sound-services', 'Sound') })).toBe('Sound')
})
