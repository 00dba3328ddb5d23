/** The document types that people edit, in the order in which lists show them. */
import { isSingleton, SITE_SETTINGS } from './singletons.ts'

export const EDITED_TYPES = [SITE_SETTINGS, 'page', 'sample', 'review', 'redirect']

/**
 * What the "Create" menus offer: one plain document of each type of which there can be many. Not what plugins keep for themselves, such as
 * tags of the media browser, nor templates that make sense in one place only.
 */
export function creatableTemplates<Item extends { templateId: string }>(items: Item[]): Item[] {
  return items.filter(({ templateId }) => EDITED_TYPES.includes(templateId) && !isSingleton(templateId))
}
