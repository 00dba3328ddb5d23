import { creatableTemplates } from '@/studio/common/edited-types'
import { allowedActions } from '@/studio/common/singletons'

/** Some actions of Sanity 6.16, and an unknown one. */
const actions = ['publish', 'unpublish', 'discardChanges', 'duplicate', 'delete', 'restore', undefined].map(
  (action) => ({
    action,
  }),
)

test.each([
  ['siteSettings', ['publish', 'discardChanges', 'restore']],
  ['page', actions.map(({ action }) => action)],
])('the actions of a document of type %s are %j', (type, allowed) => {
  expect(allowedActions(actions, type).map(({ action }) => action)).toEqual(allowed)
})

test('nobody can create a second settings document or documents of the media browser', () => {
  const ids = ['page', 'siteSettings', 'media.tag', 'redirect', 'review', 'sample']
  const offered = creatableTemplates(ids.map((templateId) => ({ templateId })))
  expect(offered.map(({ templateId }) => templateId)).toEqual(['page', 'redirect', 'review', 'sample'])
})
