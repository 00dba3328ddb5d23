/** The input of rich text, in which facts can be inserted, and what is pasted is read as a text of this site. */
import { type Editor, useEditor } from '@portabletext/editor'
import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import type { ArrayOfObjectsInputProps, PortableTextInputProps, PortableTextPluginsProps } from 'sanity'
import { factsIn } from '../../../lib/facts/fill-texts.ts'
import { paragraphText } from '../../common/untyped.ts'
import { useOneWriter } from '../../presence/one-writer.tsx'
import { usePaste } from '../paste/use-paste.ts'
import { FactsField } from './facts-menu.tsx'

const EditorContext = createContext<RefObject<Editor | null> | null>(null)

/** Inside the editor: hands it to the menu, which is outside. For `components.portableText.plugins`. */
export function FactsPlugin(props: PortableTextPluginsProps) {
  const editor = useEditor()
  const shared = useContext(EditorContext)
  useEffect(() => {
    if (shared) shared.current = editor
  }, [shared, editor])
  return props.renderDefault(props)
}

/** The paragraphs with facts. */
function textOfBlocks(blocks: readonly unknown[] | undefined): string {
  return (blocks ?? [])
    .map(paragraphText)
    .filter((text) => factsIn(text).length > 0)
    .join(' … ')
}

export function RichTextInput(props: ArrayOfObjectsInputProps) {
  const editor = useRef<Editor | null>(null)
  const onPaste = usePaste(props.schemaType.name === 'body')
  const { isWaiting, trackChange, notice } = useOneWriter({
    path: props.path,
    isFocused: props.focused || props.focusPath.length > 0,
    value: props.value,
    onFocus: () => editor.current?.send({ type: 'focus' }),
  })
  const readOnly = props.readOnly || isWaiting
  // The default input of running text takes `onPaste` beside what every list has.
  const own: ArrayOfObjectsInputProps & Pick<PortableTextInputProps, 'onPaste'> = {
    ...props,
    readOnly,
    onPaste,
    onChange: (change) => {
      trackChange()
      props.onChange(change)
    },
  }
  function insert(text: string): void {
    editor.current?.send({ type: 'focus' })
    editor.current?.send({ type: 'insert.text', text })
  }
  return (
    <EditorContext.Provider value={editor}>
      <FactsField
        menu="below"
        title={props.schemaType.title}
        text={textOfBlocks(props.value)}
        readOnly={readOnly}
        onInsert={insert}
      >
        {props.renderDefault(own)}
        {notice}
      </FactsField>
    </EditorContext.Provider>
  )
}
