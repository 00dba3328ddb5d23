/** The document types that people edit, in the order of lists. */
import { LAUNCH } from '../../lib/launch/document.ts'
import { isSingleton, SINGLETON_TYPES } from './singletons.ts'
import { STARTERS } from './templates.ts'

export const EDITED_TYPES = [...SINGLETON_TYPES, 'page', 'sample', 'transcript', 'review', 'redirect']

const CREATABLE = [...EDITED_TYPES, LAUNCH, ...STARTERS.map(({ id }) => id)]

/**
 * Items of the "Create" menus: the default template of each type that is not a singleton, and the starters. Leaves out
 * types of plugins, such as tags of the media browser.
 */
export function creatableTemplates<Item extends { templateId: string }>(items: Item[]): Item[] {
  return items.filter(({ templateId }) => CREATABLE.includes(templateId) && !isSingleton(templateId))
}
