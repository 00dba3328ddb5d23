/** What becomes of references when a document is published. */
import { isRecord } from '../dataset.ts'

/**
 * A reference made to a document that was not published yet is weak and says `_strengthenOnPublish`. Publishing takes
 * that note away, and the weakness with it unless the note wants to keep it.
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
