/** Wraps an action of documents once, so that React sees the same component at each render. */
import type { DocumentActionComponent } from 'sanity'

type ActionWrapper = (original: DocumentActionComponent) => DocumentActionComponent

/**
 * Wraps document actions, each once: Sanity renders an action as a component, which must be the same between renders.
 * @param wrap returns an action that calls the original, or the original where it has nothing to add
 */
export function wrapActions(wrap: ActionWrapper): ActionWrapper {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (original) => {
    const known = wrapped.get(original)
    if (known) return known
    const action = wrap(original)
    if (action !== original) {
      action.action = original.action
      action.displayName = original.displayName
    }
    wrapped.set(original, action)
    return action
  }
}
