/** Strengthens references when a document is published. */
import { isRecord } from '../dataset.ts'

/**
 * A reference to a document that was not yet published is weak and has `_strengthenOnPublish`. Publishing removes that
 * field, and `_weak` with it unless the field says to keep it.
 */
export function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isRecord(value)) return value
  if (typeof value._ref !== 'string' || !isRecord(value._strengthenOnPublish)) {
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, strengthen(child)]))
  }
  const { _strengthenOnPublish, _weak, ...reference } = value
  return _strengthenOnPublish.weak === true && _weak !== undefined ? { ...reference, _weak } : reference
}
