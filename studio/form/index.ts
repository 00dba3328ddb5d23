/** The form's own inputs and items, chosen by schema type. For `form.components`. */
import { TableComponent } from '@sanity/table'
import { type ComponentType, createElement, Fragment } from 'react'
import {
  type InputProps,
  type ItemProps,
  isArrayOfObjectsInputProps,
  isNumberInputProps,
  isObjectInputProps,
  isObjectItemProps,
  isStringInputProps,
  type ObjectInputProps,
} from 'sanity'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { FactItem } from '../facts/fact-item.tsx'
import { FactListInput } from '../facts/fact-list-input.tsx'
import { WithUses } from '../facts/uses-card.tsx'
import { OthersHere } from '../presence/others-here.tsx'
import { holdsFacts } from '../rules/facts.ts'
import { RichTextInput } from './facts/rich-text-input.tsx'
import { TextInput } from './facts/text-input.tsx'
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

/** One of the facts that are kept in a string of their own. */
function isFactField({ path, schemaType }: InputProps): boolean {
  const [field] = path
  return path.length === 1 && schemaType.name === 'string' && (field === 'phone' || field === 'email')
}

/** Facts with an input of several fields. */
const FACT_TYPES = ['openingHours', 'fact']

/** Types of rich text whose paragraphs can hold facts. */
const RICH_TEXTS = ['body', 'answer']

function inputOf(props: InputProps) {
  if (isFactField(props)) return createElement(WithUses, { path: props.path }, props.renderDefault(props))
  if (isStringInputProps(props) && holdsFacts(props.schemaType)) return createElement(TextInput, props)
  if (isArrayOfObjectsInputProps(props) && RICH_TEXTS.includes(props.schemaType.name)) {
    return createElement(RichTextInput, props)
  }
  if (isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === 'chosenVoice')) {
    return createElement(ChosenVoicesInput, props)
  }
  if (isArrayOfObjectsInputProps(props) && props.schemaType.of.some(({ name }) => name === 'fact')) {
    return createElement(FactListInput, props)
  }
  if (isNumberInputProps(props) && isLookup(props.schemaType.name)) {
    return createElement(LookupInput, { ...props, lookup: props.schemaType.name })
  }
  if (!isObjectInputProps(props)) return props.renderDefault(props)
  const { name } = props.schemaType
  const isDocument = props.path.length === 0 && EDITED_TYPES.includes(name)
  if (isDocument) return documentForm(props)
  if (FACT_TYPES.includes(name)) return createElement(WithUses, { path: props.path }, props.renderDefault(props))
  const input = OBJECTS[name]
  return input ? createElement(input, props) : props.renderDefault(props)
}

export function FormInput(props: InputProps) {
  if (!isStringInputProps(props)) return inputOf(props)
  const { presence, focused } = props
  return createElement(Fragment, null, inputOf(props), createElement(OthersHere, { presence, isFocused: focused }))
}

export function FormItem(props: ItemProps) {
  const isFact = isObjectItemProps(props) && props.schemaType.name === 'fact'
  return isFact ? createElement(FactItem, props) : props.renderDefault(props)
}
