/**
 * Documents of which there is exactly one, under a fixed id. Three things make one: an entry in the structure with that id, no "new"
 * anywhere, and no action that would end it or make a second one.
 */

import { BROKEN_LINKS } from '../../lib/broken-links/document.ts'

/** The site settings: the id is also the type. */
export const SITE_SETTINGS = 'siteSettings'

const SINGLETON_TYPES = [SITE_SETTINGS]

/** What remains possible with a singleton. Named, so that an action which a newer Sanity adds stays out. */
const SINGLETON_ACTIONS = ['publish', 'discardChanges', 'restore']

export function isSingleton(type: string): boolean {
  return SINGLETON_TYPES.includes(type)
}

/**
 * The actions of a document of this type, singletons without those that would end or copy them. The list of broken links is the site's own:
 * nobody publishes or deletes it.
 */
export function allowedActions<Action extends { action?: string }>(actions: Action[], type: string): Action[] {
  if (type === BROKEN_LINKS) return []
  if (!isSingleton(type)) return actions
  return actions.filter(({ action }) => action !== undefined && SINGLETON_ACTIONS.includes(action))
}
