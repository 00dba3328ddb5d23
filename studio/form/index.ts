/** The form's own inputs, chosen by schema type. For `form.components.input`. */
import { TableComponent } from '@sanity/table'
import { type ComponentType, createElement } from 'react'
import {
  type InputProps,
  isArrayOfObjectsInputProps,
  isNumberInputProps,
  isObjectInputProps,
  isStringInputProps,
  type ObjectInputProps,
} from 'sanity'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { holdsFacts } from '../rules/facts.ts'
import { RichTextInput } from './facts/rich-text-input.tsx'
import { TextInput } from './facts/text-input.tsx'
import { NamedMoves } from './moves/named-moves.tsx'
import { PictureInput } from './picture-input.tsx'
import { DocumentForm } from './publish-problems.tsx'
import { FilmInput } from './recording/film-input.tsx'
import { RecordingInput } from './recording/recording-input.tsx'
import { SeoInput } from './seo/search-preview.tsx'
import { ChosenVoicesInput } from './voices/chosen-voices-input.tsx'
import { isLookup, LookupInput } from './voices/lookup-input.tsx'

const OBJECTS: Readonly<Record<string, ComponentType<ObjectInputProps>>> = {
  seo: SeoInput,
  imageWithAlt: PictureInput,
  audioSample: RecordingInput,
  videoEmbed: FilmInput,
  table: (props) => createElement(TableComponent, { ...props, rowType: 'tableRow' }),
}

/** The form of a whole document; that of a sample has the recording or the film inside. */
function documentForm(props: ObjectInputProps) {
  if (props.schemaType.name !== 'sample') return createElement(DocumentForm, props)
  type Render = ObjectInputProps['renderDefault']
  const within =
    (input: ComponentType<ObjectInputProps>, renderDefault: Render): Render =>
    (inner) =>
      isObjectInputProps(inner) ? createElement(input, { ...inner, renderDefault }) : renderDefault(inner)
  const renderDefault = within(RecordingInput, within(FilmInput, props.renderDefault))
  return createElement(DocumentForm, { ...props, renderDefault })
}

/** Types of rich text whose paragraphs can hold facts. */
const RICH_TEXTS = ['body', 'answer']

export function FormInput(props: InputProps) {
  if (isStringInputProps(props) && holdsFacts(props.schemaType)) return createElement(TextInput, props)
  if (isArrayOfObjectsInputProps(props) && RICH_TEXTS.includes(props.schemaType.name)) {
    return createElement(RichTextInput, props)
  }
  if (isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === 'chosenVoice')) {
    return createElement(ChosenVoicesInput, props)
  }
  if (isArrayOfObjectsInputProps(props)) {
    return createElement(NamedMoves, { items: props.value ?? [] }, props.renderDefault(props))
  }
  if (isNumberInputProps(props) && isLookup(props.schemaType.name)) {
    return createElement(LookupInput, { ...props, lookup: props.schemaType.name })
  }
  if (!isObjectInputProps(props)) return props.renderDefault(props)
  const { name } = props.schemaType
  const isDocument = props.path.length === 0 && EDITED_TYPES.includes(name)
  if (isDocument) return documentForm(props)
  const input = OBJECTS[name]
  return input ? createElement(input, props) : props.renderDefault(props)
}
