import { textOf } from './parent.ts'

/** Fields with the words of an item, the most telling first. */
const LABELS = ['label', 'title', 'heading', 'question', 'text', 'name']

/** The words by which an editor knows an item of a list; empty when it has none. */
export function itemLabel(item: unknown): string {
  return LABELS.map((name) => textOf(item, name)).find(Boolean) ?? ''
}
