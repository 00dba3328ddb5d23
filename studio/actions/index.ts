/** The document actions of each type: Sanity's own with their guards, then ours. */
import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
  DocumentActionsContext,
} from 'sanity'
import { allowedActions } from '../common/singletons.ts'
import { useOfflineAction } from '../offline/offline-action.ts'
import { useGuardedRemoval } from '../removal/guard-removal.ts'
import { duplicateAsNewPage, usePageOffers } from './page-path.ts'
import { usePublishAfterSave } from './publish-after-save.ts'
import { usePutOnPage, useSampleOffer } from './put-on-page.ts'

/** Calls an action, and returns its description with changes. It may call hooks: Sanity renders an action as a component. */
type Guard = (action: DocumentActionComponent, props: DocumentActionProps) => DocumentActionDescription | null

type Guards = Readonly<Partial<Record<NonNullable<DocumentActionComponent['action']>, readonly Guard[]>>>

/** Guards of Sanity's actions in documents of every type. A later one stands around the earlier ones: it gets the press first. */
const OF_ALL_TYPES: Guards = {
  publish: [usePublishAfterSave],
  unpublish: [(action, props) => useGuardedRemoval('unpublish', action, props)],
  delete: [(action, props) => useGuardedRemoval('delete', action, props)],
}

/** Further guards, around those of all types. */
const OF_TYPE: Readonly<Record<string, Guards>> = {
  page: { publish: [usePageOffers], duplicate: [duplicateAsNewPage] },
  sample: { publish: [useSampleOffer] },
}

const OWN_ACTIONS: Readonly<Record<string, readonly DocumentActionComponent[]>> = {
  page: [useOfflineAction],
  sample: [usePutOnPage],
}

/** Guarded actions by that of Sanity and the type of document: React must see the same component at each render. */
const guarded = new WeakMap<DocumentActionComponent, ReadonlyMap<string, DocumentActionComponent>>()

function withGuards(original: DocumentActionComponent, type: string): DocumentActionComponent {
  const { action: name, displayName } = original
  const guards = name ? [...(OF_ALL_TYPES[name] ?? []), ...(OF_TYPE[type]?.[name] ?? [])] : []
  if (guards.length === 0) return original
  const ofTypes = guarded.get(original)
  const known = ofTypes?.get(type)
  if (known) return known
  const action = guards.reduce<DocumentActionComponent>((inner, guard) => (props) => guard(inner, props), original)
  Object.assign(action, { action: name, displayName })
  guarded.set(original, new Map(ofTypes).set(type, action))
  return action
}

/** Document actions, for `document.actions`. */
export function documentActions(
  previous: DocumentActionComponent[],
  { schemaType }: Pick<DocumentActionsContext, 'schemaType'>,
): DocumentActionComponent[] {
  const allowed = allowedActions(previous, schemaType).map((action) => withGuards(action, schemaType))
  return [...allowed, ...(OWN_ACTIONS[schemaType] ?? [])]
}
