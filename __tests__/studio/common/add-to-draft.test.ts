/** A new page is added to the menu, and a sample to a page, as unpublished changes, on a real local lake (B329). */
import { clientOf, startLake } from '@bowerbird/content-lake/testing/lake'
import { addToDraft } from '@/studio/common/lake/add-to-draft'
import { IN_MENU } from '@/studio/structure/filters'

const link = (_ref: string) => ({ _type: 'link', kind: 'page', page: { _type: 'reference', _ref } })
const page = (_id: string) => ({ _id, _type: 'page', title: _id, sections: [{ _key: 'one', _type: 'samples' }] })
const SETTINGS = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brandName: 'Published',
  navigation: [
    { _key: 'a', label: 'A', link: link('page-a') },
    { _key: 'b', label: 'B', children: [{ _key: 'c', label: 'C', link: link('page-c') }] },
  ],
}

async function startWith(...lines: Record<string, unknown>[]) {
  const lake = await startLake({
    dataset: { lines: [SETTINGS, ...['page-a', 'page-c', 'page-d'].map(page), ...lines] },
  })
  return clientOf(lake, { token: 'local', perspective: 'raw' })
}

const entry = { _key: 'new', _type: 'navItem', label: 'New', link: link('page-d') }

test('a draft is made of what is published, and keeps what somebody has changed in it', async () => {
  const client = await startWith()
  await addToDraft(client, { id: 'siteSettings', list: 'navigation', item: entry })
  const published = await client.getDocument('siteSettings')
  expect(published).toMatchObject({ navigation: SETTINGS.navigation })
  await client.patch('drafts.siteSettings').set({ brandName: 'Changed' }).commit()
  await addToDraft(client, {
    id: 'siteSettings',
    list: 'navigation[_key=="a"].children',
    item: { ...entry, _key: 'line', _type: 'navChild' },
  })
  expect(await client.getDocument('drafts.siteSettings')).toMatchObject({
    brandName: 'Changed',
    navigation: [{ _key: 'a', children: [{ _key: 'line' }] }, { _key: 'b' }, { _key: 'new', label: 'New' }],
  })
})

test('a list within a section is made where there is none', async () => {
  const client = await startWith()
  const item = { _key: 's', _type: 'reference', _ref: 'sample', _weak: true }
  await addToDraft(client, { id: 'page-d', list: 'sections[_key=="one"].samples', item })
  expect(await client.getDocument('drafts.page-d')).toMatchObject({ sections: [{ samples: [item] }] })
})

test('a document that is gone is said', async () => {
  const client = await startWith()
  await expect(addToDraft(client, { id: 'gone', list: 'navigation', item: entry })).rejects.toThrow('gone')
})

test('pages in the menu, in a line of it, or in its draft are not offered', async () => {
  const client = await startWith({
    ...SETTINGS,
    _id: 'drafts.siteSettings',
    navigation: [{ ...entry, link: link('page-e') }],
  })
  const ids = ['page-a', 'page-c', 'page-d', 'page-e']
  expect(await Promise.all(ids.map((id) => client.fetch(IN_MENU, { id })))).toEqual([true, true, false, true])
})
