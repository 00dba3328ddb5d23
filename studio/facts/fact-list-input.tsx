/** The list "More facts", in groups, with a search. */
import { Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { type FactGroup, grouped, groupsByKey, hasWords, OTHERS } from './fact-groups.ts'

type Member = ArrayOfObjectsInputProps['members'][number]

/** The button that adds a fact stands once, below the last group. */
function NoFunctions() {
  return null
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

type GroupProps = { group: FactGroup<Member>; input: ArrayOfObjectsInputProps; isLast: boolean }

function Group({ group: { title, rows }, input, isLast }: GroupProps) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id} gap={2}>
      <Heading as="h3" size={0} id={id}>
        {title}
      </Heading>
      {input.renderDefault({ ...input, members: rows, ...(!isLast && { arrayFunctions: NoFunctions }) })}
    </Stack>
  )
}

export function FactListInput(props: ArrayOfObjectsInputProps) {
  const [words, setWords] = useState('')
  const groupOf = useGroups(props)
  const shown = props.members.filter(
    (member) => member.kind !== 'item' || isOpen(member) || hasWords(member.item.value, words.trim()),
  )
  const groups = grouped(shown, ({ key }) => groupOf.get(key) ?? OTHERS)
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
      {groups.map((group, index) => (
        <Group key={group.title} group={group} input={props} isLast={index === groups.length - 1} />
      ))}
      {props.members.length === 0 && props.renderDefault(props)}
    </Stack>
  )
}
