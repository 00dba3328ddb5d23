/**
 * Field factories: one call per field, with its name, type and title in front and what is special about it behind; and
 * the tabs in which a form shows them.
 */
import type { FieldDefinition, FieldDefinitionBase, IntrinsicDefinitions, Rule, TypeAliasDefinition } from 'sanity'
import { isKind, listOf } from '../../common/untyped.ts'
import { checkFacts, holdsFacts } from '../../rules/facts.ts'

declare module 'sanity' {
  interface StringOptions {
    /** For what nobody reads as a text, such as paths. */
    noFacts?: boolean
    /** What the site fills in, in words: `count` for `{count}`. These are no facts. */
    placeholders?: readonly string[]
  }
}

/** Types of dates; Sanity's own format is that of machines. */
const DATES = ['date', 'datetime']
const AUSTRALIAN = { dateFormat: 'D MMMM YYYY' }

type Alias = TypeAliasDefinition<string, undefined>

type Definition<Type extends string> = Type extends keyof IntrinsicDefinitions ? IntrinsicDefinitions[Type] : Alias

type Options<Base> = Omit<Base, 'name' | 'title' | 'type'> &
  FieldDefinitionBase & {
    /** Makes the field required; the error that editors read while it is empty. */
    required?: string
    /** Whether an object has the field at all: where not, it is hidden and not required. */
    when?: (parent: unknown) => boolean
  }

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

function requiredRule(message: string, when: Options<Alias>['when']) {
  return (rule: Rule) =>
    when
      ? rule.custom((value: unknown, { parent }) => !when(parent) || isFilled(value) || message)
      : rule.required().error(message)
}

function factsRule(placeholders: readonly string[] = []) {
  return (rule: Rule) => rule.custom((text: unknown, context) => checkFacts(text, context, placeholders))
}

/** A field of any type, intrinsic or of this schema. */
export function field<const Type extends string>(
  name: string,
  type: Type,
  title: string,
  options?: Options<Definition<Type>>,
): FieldDefinition
export function field(
  name: string,
  type: string,
  title: string,
  { required, when, validation, ...options }: Options<Alias> = {},
): FieldDefinition {
  const rules = [
    ...(required ? [requiredRule(required, when)] : []),
    ...(holdsFacts({ name: type, options: options.options })
      ? [factsRule(listOf(options.options, 'placeholders').map(String))]
      : []),
    ...(validation ? [validation] : []),
  ]
  // Sanity's own texts have ten rows.
  const rows = type === 'text' ? { rows: 3 } : {}
  // Without rules of its own a field keeps Sanity's, such as that a value is one of its list.
  return {
    ...rows,
    ...options,
    ...(DATES.includes(type) && { options: Object.assign({}, AUSTRALIAN, options.options) }),
    name,
    type,
    title,
    ...(when && { hidden: ({ parent }) => !when(parent) }),
    ...(rules.length > 0 && { validation: rules }),
  }
}

/** An array of one type of member. */
export function listField(
  name: string,
  member: string,
  title: string,
  options?: Omit<Options<IntrinsicDefinitions['array']>, 'of'>,
): FieldDefinition {
  return field(name, 'array', title, {
    ...options,
    of: [holdsFacts({ name: member }) ? { type: member, validation: factsRule() } : { type: member }],
  })
}

type ChoiceOptions = Options<IntrinsicDefinitions['string']> & {
  /** The titles of the values, in their order. */
  choices: Readonly<Record<string, string>>
}

/** A string, chosen from radio buttons. */
export function choiceField(name: string, title: string, { choices, ...options }: ChoiceOptions): FieldDefinition {
  const list = Object.entries(choices).map(([value, label]) => ({ title: label, value }))
  return field(name, 'string', title, { ...options, options: { list, layout: 'radio', ...options.options } })
}

/** A string that is used as it is, such as a path: no fact can stand in it. */
export function codeField(
  name: string,
  title: string,
  options: Omit<Options<IntrinsicDefinitions['string']>, 'options'>,
): FieldDefinition {
  return field(name, 'string', title, { ...options, options: { noFacts: true } })
}

/** For `when`: objects of these kinds. */
export function ofKind(...kinds: readonly string[]) {
  return (parent: unknown) => isKind(parent, ...kinds)
}

type Tab = { name: string; title: string; fields: readonly FieldDefinition[] }

/** One tab of a form. */
export function tab(name: string, title: string, fields: readonly FieldDefinition[]): Tab {
  return { name, title, fields }
}

/** The groups and fields of a type whose form has tabs; the first one is open. */
export function withTabs(...tabs: readonly Tab[]) {
  return {
    groups: tabs.map(({ name, title }, index) => ({ name, title, default: index === 0 })),
    fields: tabs.flatMap(({ name, fields }) => fields.map((field) => ({ ...field, group: name }))),
  }
}
