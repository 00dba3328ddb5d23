/** At a text field: who else is in it, for an editor who is about to type there. */
import { Box, Text } from '@sanity/ui'
import { type FormNodePresence, getPublishedId, type Path, useDocumentPresence, useFormValue } from 'sanity'
import { LOCALE } from '../../lib/format/locale.ts'

type Presence = Pick<FormNodePresence, 'user'>

function namesOf(presence: readonly Presence[]): string[] {
  return Array.from(new Set(presence.map(({ user }) => user.displayName || 'Somebody')))
}

type OthersHereProps = {
  presence: readonly Presence[]
  /** Whether the editor of this window is in the field, too. */
  isFocused: boolean | undefined
}

/** At the lower edge of the form it would appear out of sight. */
const showWhole = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

export function OthersHere({ presence, isFocused }: OthersHereProps) {
  if (!isFocused || presence.length === 0) return null
  const names = namesOf(presence)
  return (
    <Box ref={showWhole} paddingTop={2} paddingX={1} role="alert">
      <Text size={1}>
        {new Intl.ListFormat(LOCALE).format(names)} {names.length === 1 ? 'is' : 'are'} in this field too. If you both
        type here, your letters get mixed: let one of you finish first.
      </Text>
    </Box>
  )
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((segment, index) => JSON.stringify(segment) === JSON.stringify(path[index]))
}

/** The same for running text, whose paragraphs are paths of their own. */
export function OthersInText({ path, isFocused }: { path: Path; isFocused: boolean }) {
  const id = useFormValue(['_id'])
  const presence = useDocumentPresence(getPublishedId(String(id))).filter((other) => isWithin(other.path, path))
  return <OthersHere presence={presence} isFocused={isFocused} />
}
