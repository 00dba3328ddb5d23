/** Which components Sanity gets as the actions of a document. What they do is tested with the prompts, and in a browser. */
import type { DocumentActionComponent } from 'sanity'
import { documentActions } from '@/studio/actions'
import { useOfflineAction } from '@/studio/offline/offline-action'

function sanitysAction(name: DocumentActionComponent['action']): DocumentActionComponent {
  return Object.assign(() => null, { action: name, displayName: `Sanity's ${name}` })
}

const sanitys = [sanitysAction('publish'), sanitysAction('discardChanges'), sanitysAction('duplicate')]
const actionsOf = (schemaType: string) => documentActions(sanitys, { schemaType })

test('a guarded action is the same component at each render, another one for each type, and has the names of the original', () => {
  const [publish, discard, duplicate, own] = actionsOf('page')
  expect(actionsOf('page')).toEqual([publish, discard, duplicate, useOfflineAction])
  expect(publish).not.toBe(sanitys[0])
  expect(actionsOf('review')[0]).not.toBe(publish)
  expect([publish?.action, publish?.displayName]).toEqual(['publish', "Sanity's publish"])
  expect(discard).toBe(sanitys[1])
  expect(own).toBe(useOfflineAction)
})

test('only a page is copied without its path', () => {
  expect(actionsOf('page')[2]).not.toBe(sanitys[2])
  expect(actionsOf('review')[2]).toBe(sanitys[2])
})
