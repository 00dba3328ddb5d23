/** The list "More facts", in groups, with a search. All groups stand in one list of Sanity's, which renders what is in sight. */
import { Stack, Text, TextInput } from '@sanity/ui'
import { createContext, useContext, useState } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { grouped, groupsByKey, hasWords, OTHERS } from './fact-groups.ts'

type Member = ArrayOfObjectsInputProps['members'][number]

const GroupTitles = createContext<ReadonlyMap<string, string>>(new Map())

/** The title of a group, when the fact with this key is the first of it. */
export function useGroupTitle(key: string): string | undefined {
  return useContext(GroupTitles).get(key)
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && Array.from(one).every(([key, group]) => other.get(key) === group)
}

function isOpen(member: Member): boolean {
  return member.kind === 'item' && member.open
}

/**
 * The groups as they were when no fact was open: a fact whose group is being typed must not move, because it would lose
 * its dialog.
 */
function useGroups({ members, value = [] }: ArrayOfObjectsInputProps): ReadonlyMap<string, string> {
  const current = groupsByKey(value)
  const [groups, setGroups] = useState(current)
  if (!members.some(isOpen) && !isSame(groups, current)) setGroups(current)
  return groups
}

export function FactListInput(props: ArrayOfObjectsInputProps) {
  const [words, setWords] = useState('')
  const groupOf = useGroups(props)
  const shown = props.members.filter(
    (member) => member.kind !== 'item' || isOpen(member) || hasWords(member.item.value, words.trim()),
  )
  const groups = grouped(shown, ({ key }) => groupOf.get(key) ?? OTHERS)
  const titles = new Map(groups.flatMap(({ title, rows: [first] }) => (first ? [[first.key, title] as const] : [])))
  return (
    <Stack gap={4}>
      <TextInput
        type="search"
        aria-label="Search the facts"
        placeholder="Search by name, value or use"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {words.trim() !== '' && (
        <Text size={1} muted role="status">
          {shown.length === 0 ? 'No fact has these words.' : `Facts with these words: ${shown.length}`}
        </Text>
      )}
      <GroupTitles.Provider value={titles}>
        {props.renderDefault({ ...props, members: groups.flatMap(({ rows }) => rows) })}
      </GroupTitles.Provider>
    </Stack>
  )
}
