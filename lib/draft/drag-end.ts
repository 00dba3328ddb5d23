/** The event with which Sanity's overlays end the drag of a section; they then change the document. Pure. */
import type { DragEndEvent, SanityNode } from '@sanity/visual-editing'
import type { DraftProps } from './props'

/** Keys of the section that moves and of the one that it passes; 1 is down the page. */
type SectionMove = { key: string; over: string; step: -1 | 1 }

export function dragEnd(
  { key, over, step }: SectionMove,
  { studioUrl: baseUrl, projectId, dataset }: DraftProps,
  { id, type }: { id: string; type: string },
): DragEndEvent {
  const node = (_key: string): SanityNode => ({
    baseUrl,
    id,
    type,
    projectId,
    dataset,
    path: `sections[_key=="${_key}"]`,
  })
  const beside = { rect: { x: 0, y: 0, w: 0, h: 0 }, sanity: node(over) }
  return {
    target: node(key),
    insertPosition: step === 1 ? { top: beside } : { bottom: beside },
    dragGroup: null,
    flow: 'vertical',
    preventInsertDefault: false,
  }
}
