/** The form of a document in jsdom, as the Studio's content tool shows it: with its inputs, its rules and its saving. */
import { type ReactNode, useState } from 'react'
import {
  ChangeIndicatorsTracker,
  CopyPasteProvider,
  createPatchChannel,
  FormBuilder,
  useDocumentForm,
  useInitialValue,
  VirtualizerScrollInstanceProvider,
} from 'sanity'
import { showInStudio } from './studio'

type FormProps = {
  /** Of the published document. */
  documentId: string
  documentType: string
  /** Of a new document: what it starts with. */
  templateName?: string
}

/** Lists render what is in sight: jsdom has no heights, and this much is. */
const IN_SIGHT = { configurable: true, value: 10_000 }

function Form(props: FormProps) {
  const { documentId, documentType } = props
  const [patchChannel] = useState(createPatchChannel)
  const form = useDocumentForm({ documentId, documentType, initialValue: useInitialValue(props) })
  const { formState, ready, schemaType, value } = form
  if (!formState || !ready) return null
  return (
    <FormBuilder
      __internal_patchChannel={patchChannel}
      id={documentId}
      schemaType={schemaType}
      value={value}
      members={formState.members}
      groups={formState.groups}
      validation={formState.validation}
      presence={formState.presence}
      changed={formState.changed}
      focused={formState.focused}
      focusPath={formState.focusPath}
      openPath={form.openPath}
      collapsedPaths={form.collapsedPaths}
      collapsedFieldSets={form.collapsedFieldSets}
      hasUpstreamVersion={formState.hasUpstreamVersion}
      hasBaseVariant={formState.hasBaseVariant}
      onChange={form.onChange}
      onPathFocus={form.onFocus}
      onPathBlur={form.onBlur}
      onPathOpen={form.onPathOpen}
      onFieldGroupSelect={form.onSetActiveFieldGroup}
      onSetFieldSetCollapsed={form.onSetCollapsedFieldSet}
      onSetPathCollapsed={form.onSetCollapsedPath}
    />
  )
}

/** The pane that scrolls, below which the reasons stand why a document cannot be published. */
function Pane(props: FormProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  function measure(element: HTMLElement | null): void {
    if (element) Object.defineProperties(element, { offsetHeight: IN_SIGHT, offsetWidth: IN_SIGHT })
    setScroller(element)
  }
  return (
    <div>
      <div data-testid="document-panel-scroller" ref={measure}>
        <div ref={setContainer}>
          <ChangeIndicatorsTracker>
            <VirtualizerScrollInstanceProvider scrollElement={scroller} containerElement={{ current: container }}>
              <CopyPasteProvider>
                <Form {...props} />
              </CopyPasteProvider>
            </VirtualizerScrollInstanceProvider>
          </ChangeIndicatorsTracker>
        </div>
      </div>
    </div>
  )
}

/** Shows the form of a document. @param beside what else is shown */
export function showForm(form: FormProps, beside?: ReactNode): void {
  showInStudio(
    <>
      <Pane {...form} />
      {beside}
    </>,
  )
}
