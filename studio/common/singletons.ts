/**
 * Singleton documents, which have a fixed id: an entry in the structure with that id, no "new" item, and no action that
 * would delete or duplicate them.
 */

import { FACTS } from '../../lib/facts/facts.ts'
import { WORDS } from '../../lib/words/words.ts'

/** The site settings: the id is also the type. */
export const SITE_SETTINGS = 'siteSettings'

export const SINGLETON_TYPES = [SITE_SETTINGS, FACTS, WORDS]

/** Allowed actions. An allow-list, so that actions added by newer versions of Sanity are excluded. */
const SINGLETON_ACTIONS = ['publish', 'discardChanges', 'restore']

export function isSingleton(type: string): boolean {
  return SINGLETON_TYPES.includes(type)
}

/** The actions of a document of this type; for singletons without deletion and duplication. */
export function allowedActions<Action extends { action?: string }>(actions: Action[], type: string): Action[] {
  if (!isSingleton(type)) return actions
  return actions.filter(({ action }) => action !== undefined && SINGLETON_ACTIONS.includes(action))
}
