/** What keeps a document from being removed. */
import { blockersAmong } from '@/studio/removal/blockers'

const link = (page: object) => ({ _type: 'link', kind: 'page', page: { _type: 'reference', ...page } })
const to = { _ref: 'page-gone' }

const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  navigation: [{ _key: 'menu', label: 'Services', children: [{ _key: 'line', label: 'Jingles', link: link(to) }] }],
}

test('names each strong reference with its field and the words nearest to it', () => {
  expect(blockersAmong([{ document: settings, name: 'The brand' }], 'page-gone')).toEqual([
    {
      id: 'siteSettings',
      type: 'siteSettings',
      name: 'The brand',
      isDraft: false,
      path: ['navigation', { _key: 'menu' }, 'children', { _key: 'line' }, 'link', 'page'],
      label: 'Jingles',
    },
  ])
})

test('weak references, such as those of redirects, block nothing', () => {
  const redirect = { _id: 'r', _type: 'redirect', target: { page: { ...to, _weak: true } } }
  expect(blockersAmong([{ document: redirect, name: '/old' }], 'page-gone')).toEqual([])
})

test('a draft counts where only it has the reference', () => {
  const draft = { ...settings, _id: 'drafts.siteSettings' }
  const both = [settings, draft].map((document) => ({ document, name: 'Settings' }))
  expect(blockersAmong(both, 'page-gone').map(({ isDraft }) => isDraft)).toEqual([false])
  expect(blockersAmong([{ document: draft, name: 'Settings' }], 'page-gone')).toMatchObject([
    { id: 'siteSettings', isDraft: true },
  ])
})
