/** "Put on a page": the document action of a sample, which is offered when it is published for the first time, too. */
import { AddDocumentIcon } from '@sanity/icons/AddDocument'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { prompt$ } from '../common/prompt-store.ts'
import { textOf } from '../common/untyped.ts'
import { useOffer } from '../prompts/use-offer.tsx'
import { useAfterPublishing } from './after-publishing.ts'

const LABEL = 'Put on a page'

const titleOf = (document: unknown) => textOf(document, 'title') || 'Sample'

export const usePutOnPage: DocumentActionComponent = ({ id, draft, published, onComplete }) => ({
  label: LABEL,
  icon: AddDocumentIcon,
  disabled: !draft && !published,
  onHandle: () => {
    prompt$.next({ kind: 'sample', sample: { id, title: titleOf(draft ?? published) } })
    onComplete()
  },
})

/** Publish of a sample, which offers a page for it when it is the first time. */
export function useSampleOffer(action: DocumentActionComponent, props: DocumentActionProps) {
  const offer = useOffer()
  const { id, published } = props
  return useAfterPublishing(props, action(props), (document) => {
    const title = titleOf(document)
    if (!published) offer(`“${title}” is published`, LABEL, { kind: 'sample', sample: { id, title } })
  })
}
