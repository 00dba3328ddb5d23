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
  type Path,
} from 'sanity'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { FactItem } from '../facts/fact-item.tsx'
import { WithUses } from '../facts/uses-card.tsx'
import { OthersHere } from '../presence/others-here.tsx'
import { holdsFacts } from '../rules/facts.ts'
import { RichTextInput } from './facts/rich-text-input.tsx'
import { TextInput } from './facts/text-input.tsx'
import { ListInput } from './list-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { DocumentForm } from './publish-problems.tsx'
import { FilmInput } from './recording/film-input.tsx'
import { RecordingInput } from './recording/recording-input.tsx'
import { SeoInput } from './seo/search-preview.tsx'
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

/**
 * The path of the fact whose value a field is, in the form of the facts; null for every other field. The opening hours are
 * an object, below which their sentences stand.
 */
function factPath({ path, schemaType }: InputProps): Path | null {
  const [field, item, part] = path
  const isField = path.length === 1 && schemaType.name === 'string' && (field === 'phone' || field === 'email')
  if (isField || schemaType.name === 'openingHours') return path
  return field === 'others' && path.length === 3 && part === 'value' && item !== undefined ? [field, item] : null
}

/** Types of rich text whose paragraphs can hold facts. */
const RICH_TEXTS = ['body', 'answer']

function inputOf(props: InputProps) {
  if (isStringInputProps(props) && holdsFacts(props.schemaType)) return createElement(TextInput, props)
  if (isArrayOfObjectsInputProps(props)) {
    return createElement(RICH_TEXTS.includes(props.schemaType.name) ? RichTextInput : ListInput, props)
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

export function FormInput(props: InputProps) {
  const fact = factPath(props)
  const input = fact ? createElement(WithUses, { path: fact }, inputOf(props)) : inputOf(props)
  if (!isStringInputProps(props)) return input
  const { presence, focused } = props
  return createElement(Fragment, null, input, createElement(OthersHere, { presence, isFocused: focused }))
}

export function FormItem(props: ItemProps) {
  const isFact = isObjectItemProps(props) && props.schemaType.name === 'fact'
  return isFact ? createElement(FactItem, props) : props.renderDefault(props)
}
