/**
 * One writer at a time in a text field: whoever comes to a field in which a colleague is has to take over before typing,
 * because letters of two people who type at once get mixed.
 */
import { Box, Button, Flex, Text } from '@sanity/ui'
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type DocumentPresence,
  getPublishedId,
  isVersionId,
  type Path,
  type StringInputProps,
  useDocumentPresence,
} from 'sanity'
import { LOCALE } from '../../lib/format/locale.ts'
import { showWhole } from '../common/notice.tsx'
import { textOf } from '../common/untyped.ts'

/** A change of running text this soon after an own one counts as its result, in milliseconds. */
const OWN_CHANGE_MS = 500

/** Own texts that may still come back from the Content Lake: what is typed between two of its responses. */
const REMEMBERED = 50

/** The colleagues in the document of a form. */
const Colleagues = createContext<readonly DocumentPresence[]>([])

type ColleaguesProps = {
  /** Id of the version that the form shows. */
  id: string
  children?: ReactNode
}

/**
 * Tells the fields of a form who else is in its document, as draft or published: what Sanity itself gives to a field leaves
 * out everybody in the other one. The first letter of a colleague makes a draft, and for as long as only one of the two
 * windows knows of it, the field would seem free.
 */
export function ColleaguesProvider({ id, children }: ColleaguesProps) {
  const present = useDocumentPresence(getPublishedId(id))
  const colleagues = present.filter(
    ({ documentId = '' }) => documentId === id || !(isVersionId(documentId) || isVersionId(id)),
  )
  return <Colleagues.Provider value={colleagues}>{children}</Colleagues.Provider>
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((segment, index) => JSON.stringify(segment) === JSON.stringify(path[index]))
}

/** The colleagues in a field. */
function useColleagues(field: Path): DocumentPresence[] {
  return useContext(Colleagues).filter(({ path }) => isWithin(path, field))
}

type Shared = {
  /** The colleagues in the field. */
  others: readonly DocumentPresence[]
  /** Whether the editor of this window is in the field, too. */
  isFocused: boolean
  value: unknown
}

/**
 * Who may write: the first in the field, until a colleague took over, which is seen by a change that was not made here.
 * @returns `trackChange` has to be called with each change that is made here, and the text where it is a plain one
 */
function useWriter({ others, isFocused, value }: Shared) {
  const [isWriter, setWriter] = useState(false)
  const own = useRef({ at: 0, values: new Set<unknown>() })
  const isAlone = others.length === 0

  useEffect(() => {
    if (!isFocused) setWriter(false)
    else if (isAlone) setWriter(true)
  }, [isFocused, isAlone])

  const handleValue = useEffectEvent((current: unknown) => {
    const { at, values } = own.current
    const isOwn = values.has(current) || (typeof current === 'object' && Date.now() - at < OWN_CHANGE_MS)
    if (!isOwn && !isAlone) setWriter(false)
  })
  useEffect(() => handleValue(value), [value])

  function trackChange(text?: string): void {
    const { values } = own.current
    const latest = text === undefined ? values : [...Array.from(values).slice(-REMEMBERED), text || undefined]
    own.current = { at: Date.now(), values: new Set(latest) }
  }

  return { isWaiting: !isAlone && !isWriter, takeOver: () => setWriter(true), trackChange }
}

function namesOf(others: readonly DocumentPresence[]): string {
  const names = Array.from(new Set(others.map(({ user }) => user.displayName || 'Somebody')))
  return `${new Intl.ListFormat(LOCALE).format(names)} ${names.length === 1 ? 'is' : 'are'}`
}

type NoticeProps = { others: readonly DocumentPresence[]; isWaiting: boolean; onTakeOver: () => void }

function Notice({ others, isWaiting, onTakeOver }: NoticeProps) {
  return (
    <Flex ref={showWhole} align="center" gap={2} paddingTop={2} paddingX={1} wrap="wrap" role="alert">
      <Text size={1}>
        {namesOf(others)} {isWaiting ? 'writing here: wait, or take over.' : 'in this field too, and asked to wait.'}
      </Text>
      {isWaiting && (
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text="Take over"
          // The focus stays in the field: leaving it would be giving it up.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onTakeOver}
        />
      )}
    </Flex>
  )
}

type TextField = Pick<StringInputProps, 'path' | 'focused' | 'value' | 'readOnly' | 'elementProps' | 'onChange'>

type TextFieldProps<Field> = { field: Field; render: (field: Field) => ReactNode }

/** A plain text field, read-only while a colleague writes. */
export function OneWriterField<Field extends TextField>({ field, render }: TextFieldProps<Field>) {
  const { path, focused, value, onChange, elementProps } = field
  const others = useColleagues(path)
  const { isWaiting, takeOver, trackChange } = useWriter({ others, isFocused: focused === true, value })
  const readOnly = field.readOnly || isWaiting
  function handleTakeOver(): void {
    takeOver()
    elementProps.ref.current?.focus()
  }
  return (
    <>
      {render({
        ...field,
        readOnly,
        elementProps: {
          ...elementProps,
          readOnly,
          onChange: (event) => {
            const input = event.currentTarget
            if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) trackChange(input.value)
            elementProps.onChange(event)
          },
        },
        // From buttons beside the field, such as the one that inserts a fact.
        onChange: (change) => {
          trackChange(textOf(change, 'value'))
          onChange(change)
        },
      })}
      {focused && others.length > 0 && <Notice others={others} isWaiting={isWaiting} onTakeOver={handleTakeOver} />}
    </>
  )
}

type RunningText = { path: Path; isFocused: boolean; value: unknown; onFocus: () => void }

/** The same for running text, whose paragraphs are paths of their own. It takes no focus while it is read-only. */
export function useOneWriter({ path, isFocused, value, onFocus }: RunningText) {
  const others = useColleagues(path)
  const { isWaiting, takeOver, trackChange } = useWriter({ others, isFocused, value })
  function handleTakeOver(): void {
    takeOver()
    // Once it is editable again.
    setTimeout(onFocus)
  }
  const notice = others.length > 0 && (isWaiting || isFocused) && (
    <Box>
      <Notice others={others} isWaiting={isWaiting} onTakeOver={handleTakeOver} />
    </Box>
  )
  return { isWaiting, trackChange, notice }
}
