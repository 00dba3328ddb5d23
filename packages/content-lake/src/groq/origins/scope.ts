/** The scopes of a query that is traced, as groq-js nests them, and expressions without references to those around them. */
import { isRecord } from '../../dataset.ts'
import { isMapping, isNesting } from '../scopes.ts'
import { NOTHING, type Traced } from './origin.ts'

/** `isHidden`: the scope of a map, in which scopes count from the one around it. */
export type Scope = { value: Traced; parent?: Scope; isHidden: boolean }

export const TOP: Scope = { value: NOTHING, isHidden: false }

/** The scope of an item of something. */
export function nested(scope: Scope, value: Traced, isHidden = false): Scope {
  return { value, parent: scope.isHidden ? scope.parent : scope, isHidden }
}

/** The value of `^` (1), `^.^` (2) …; null where there is no scope. */
export function ancestor(scope: Scope, steps: number): Traced {
  let current: Scope | undefined = scope
  for (let step = 0; step < steps; step += 1) current = current?.parent
  return current?.value ?? NOTHING
}

/**
 * A node that has the same value on its own, evaluated with the value of the scope as root: references to the scopes around
 * it are replaced by their values.
 * @param depth number of scopes between the node and the given one
 */
export function closed(node: unknown, scope: Scope, depth = 0, isHidden = scope.isHidden): unknown {
  if (Array.isArray(node)) return node.map((item) => closed(item, scope, depth, isHidden))
  if (!isRecord(node) || node.type === 'Value') return node
  if (node.type === 'Parent') {
    const steps = Number(node.n) - depth
    return steps > 0 ? { type: 'Value', value: ancestor(scope, steps).value } : node
  }
  const isMap = isMapping(node)
  const hasScope = isMap || isNesting(node)
  const inner = isHidden ? depth : depth + 1
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) =>
      hasScope && name !== 'base'
        ? [name, closed(child, scope, inner, isMap)]
        : [name, closed(child, scope, depth, isHidden)],
    ),
  )
}
