import { creatableTemplates } from '@/studio/common/edited-types'
import { allowedActions, isSingleton } from '@/studio/common/singletons'

/** Every action of Sanity 6.16, and an unknown one. */
const actions = [
  'publish',
  'unpublish',
  'discardChanges',
  'duplicate',
  'delete',
  'restore',
  'schedule',
  'unpublishVersion',
  'linkToCanvas',
  undefined,
].map((action) => ({ action }))

test('the settings can be published, restored and discarded, and nothing else', () => {
  expect(allowedActions(actions, 'siteSettings').map(({ action }) => action)).toEqual([
    'publish',
    'discardChanges',
    'restore',
  ])
})

test('the list of broken links, which the site maintains, has no actions', () => {
  expect(allowedActions(actions, 'brokenLinks')).toEqual([])
})

test('other documents keep all their actions', () => {
  expect(allowedActions(actions, 'page')).toEqual(actions)
})

test('only the settings are a singleton', () => {
  expect(isSingleton('siteSettings')).toBe(true)
  expect(isSingleton('page')).toBe(false)
})

test('nobody can create a second settings document, a page below nothing, or documents of the media browser', () => {
  const ids = [
    'page',
    'page-below',
    'siteSettings',
    'media.tag',
    'media.folder',
    'redirect',
    'review',
    'sample',
    'brokenLinks',
  ]
  const offered = creatableTemplates(ids.map((templateId) => ({ templateId })))
  expect(offered.map(({ templateId }) => templateId)).toEqual(['page', 'redirect', 'review', 'sample'])
})
