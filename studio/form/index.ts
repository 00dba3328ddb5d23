/** The form's own inputs and items, chosen by schema type. For `form.components`. */
import { TableComponent } from '@sanity/table'
import { type ComponentType, createElement, type ReactNode } from 'react'
import {
  type InputProps,
  type ItemProps,
  insert,
  isArrayOfObjectsInputProps,
  isArrayOfPrimitivesInputProps,
  isNumberInputProps,
  isObjectInputProps,
  isObjectItemProps,
  isStringInputProps,
  type ObjectInputProps,
  type Path,
  prefixPath,
  type StringInputProps,
  setIfMissing,
} from 'sanity'
import { EDITED_TYPES } from '../common/edited-types.ts'
import { textOf } from '../common/untyped.ts'
import { FactItem } from '../facts/fact-item.tsx'
import { WithUses } from '../facts/uses-card.tsx'
import { ColleaguesProvider, OneWriterField } from '../presence/one-writer.tsx'
import { holdsFacts } from '../rules/facts.ts'
import { DocumentForm } from './document-form.tsx'
import { RichTextInput } from './facts/rich-text-input.tsx'
import { TextInput } from './facts/text-input.tsx'
import { ListInput } from './list-input.tsx'
import { PathInput } from './path-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { FilmInput } from './recording/film-input.tsx'
import { RecordingInput } from './recording/recording-input.tsx'
import { SectionItem } from './section-item.tsx'
import { SeoInput } from './seo/search-preview.tsx'
import { type InsertItem, RemovalList, RemovalsProvider, useUndoableItem } from './undo-removal.tsx'
import { isLookup, LookupInput } from './voices/lookup-input.tsx'
import { VoiceRecordingInput } from './voices/voice-recording-input.tsx'

const OBJECTS: Readonly<Record<string, ComponentType<ObjectInputProps>>> = {
  seo: SeoInput,
  imageWithAlt: PictureInput,
  audioSample: RecordingInput,
  videoEmbed: FilmInput,
  voiceRecording: VoiceRecordingInput,
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

/** No other document has a field of this name. */
const isPagePath = ({ path }: InputProps) => path.length === 1 && path[0] === 'path'

function inputOf(props: InputProps) {
  if (isStringInputProps(props) && isPagePath(props)) return createElement(PathInput, props)
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

/** What is removed from a list can be put back, and is put back by the document. */
function withRemovals(props: InputProps, input: ReactNode): ReactNode {
  if (isArrayOfObjectsInputProps(props) || isArrayOfPrimitivesInputProps(props)) {
    const { path, value } = props
    return createElement(RemovalList, { path, value }, input)
  }
  if (props.path.length > 0 || !isObjectInputProps(props)) return input
  const onInsert: InsertItem = (list, item, next) => {
    const patches = [setIfMissing([]), next === null ? insert([item], 'after', [-1]) : insert([item], 'before', [next])]
    props.onChange(patches.map((patch) => list.reduceRight(prefixPath, patch)))
  }
  return createElement(RemovalsProvider, { onInsert }, input)
}

/** The form of a document tells its fields who else is in it. */
function withColleagues(props: InputProps, input: ReactNode): ReactNode {
  if (props.path.length > 0 || !isObjectInputProps(props)) return input
  return createElement(ColleaguesProvider, { id: textOf(props.value, '_id') }, input)
}

export function FormInput(props: InputProps) {
  const fact = factPath(props)
  const rendered = (shown: InputProps) => {
    const own = withColleagues(shown, withRemovals(shown, inputOf(shown)))
    return fact ? createElement(WithUses, { path: fact }, own) : own
  }
  return isStringInputProps(props)
    ? createElement(OneWriterField<StringInputProps>, { field: props, render: rendered })
    : rendered(props)
}

const isSection = ({ path }: ItemProps) => path.length === 2 && path[0] === 'sections'

export function FormItem(given: ItemProps) {
  const props = useUndoableItem(given)
  if (!isObjectItemProps(props)) return props.renderDefault(props)
  if (props.schemaType.name === 'fact') return createElement(FactItem, props)
  const row = props.renderDefault(props)
  return isSection(props) ? createElement(SectionItem, { props }, row) : row
}
