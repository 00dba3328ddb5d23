/** At a text field: a menu that inserts a fact and, where the text holds one, the text as visitors read it. */
import { TagsIcon } from '@sanity/icons/Tags'
import { Box, Button, Stack, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { type ReactNode, useId } from 'react'
import { factsIn, fillText } from '../../../lib/facts/fill-texts.ts'
import { inBrackets } from '../../../lib/format/brackets.ts'
import { useFacts } from './facts-context.tsx'

/** In the field's own upper right corner while it is used, so that nothing moves; below rich text, which has a toolbar. */
const STYLES = `
.facts-field { position: relative }
.facts-field > [data-menu="below"] { padding-top: 4px }
.facts-field > [data-menu="inside"] { position: absolute; inset-inline-end: 3px; top: 3px; opacity: 0; z-index: 1 }
.facts-field:hover > [data-menu="inside"], .facts-field:focus-within > [data-menu="inside"] { opacity: 1 }
`

const MENU = { maxHeight: 360, overflowY: 'auto' } as const

type FactsFieldProps = {
  /** Of the field, for screen readers. */
  title: string | undefined
  /** What stands in the field, without formatting. */
  text: string
  readOnly: boolean | undefined
  menu: 'inside' | 'below'
  onInsert(text: string): void
  children: ReactNode
}

function FactsMenu({ title, onInsert }: Pick<FactsFieldProps, 'title' | 'onInsert'>) {
  const id = useId()
  const facts = Array.from(useFacts())
  if (facts.length === 0) return null
  return (
    <MenuButton
      id={id}
      button={<Button mode="ghost" icon={TagsIcon} fontSize={1} padding={2} aria-label={`Insert a fact: ${title}`} />}
      menu={
        <Menu style={MENU}>
          {facts.map(([name, value]) => (
            <MenuItem
              key={name}
              fontSize={1}
              text={`${inBrackets(name)} ${value}`}
              onClick={() => onInsert(inBrackets(name))}
            />
          ))}
        </Menu>
      }
      popover={{ portal: true, placement: 'bottom-end' }}
    />
  )
}

/** Puts the menu and the filled-in text around an input. */
export function FactsField({ title, text, readOnly, menu, onInsert, children }: FactsFieldProps) {
  const facts = useFacts()
  return (
    <Stack gap={2}>
      <style href="facts-field" precedence="default">
        {STYLES}
      </style>
      <div className="facts-field">
        {children}
        {!readOnly && (
          <div data-menu={menu}>
            <FactsMenu title={title} onInsert={onInsert} />
          </div>
        )}
      </div>
      {factsIn(text).length > 0 && (
        <Box paddingX={1}>
          <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
            Visitors read: {fillText(text, facts)}
          </Text>
        </Box>
      )}
    </Stack>
  )
}
