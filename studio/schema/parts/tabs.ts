import type { FieldDefinition } from 'sanity'

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
