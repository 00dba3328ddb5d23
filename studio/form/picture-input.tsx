/** The input of a picture: refuses files that are too large, and takes the words away when a picture is replaced. */
import { Card, Stack, Text } from '@sanity/ui'
import { type ChangeEvent, type DragEvent, type SyntheticEvent, useState } from 'react'
import { type FormPatch, type ObjectInputProps, PatchEvent, unset } from 'sanity'
import { fieldOf, textOf } from '../rules/parent.ts'
import { refusedFile } from '../rules/picture.ts'

type Change = Parameters<ObjectInputProps['onChange']>[0]

function patchesOf(change: Change): readonly FormPatch[] {
  return PatchEvent.from(change).patches
}

/** Whether this change puts another file in the place of the present one. */
function replaces(change: Change, image: unknown): boolean {
  const present = textOf(fieldOf(image, 'asset'), '_ref')
  return patchesOf(change).some((patch) => {
    if (patch.type !== 'set' || patch.path.length !== 1 || patch.path[0] !== 'asset') return false
    const next = textOf(patch.value, '_ref')
    return present !== '' && next !== '' && next !== present
  })
}

export function PictureInput(props: ObjectInputProps) {
  const { value, onChange } = props
  const [refusal, setRefusal] = useState<string | null>(null)

  function change(patches: Change): void {
    onChange(patches)
    // Without words the field asks for them.
    if (replaces(patches, value)) onChange(unset(['alt']))
  }

  function check(event: SyntheticEvent, files: FileList | null): void {
    const problem = Array.from(files ?? [], refusedFile).find((found) => found !== null) ?? null
    setRefusal(problem)
    if (problem === null) return
    event.preventDefault()
    event.stopPropagation()
  }

  const checkChosen = (event: ChangeEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') check(event, event.target.files)
  }
  const checkDropped = (event: DragEvent) => check(event, event.dataTransfer.files)

  return (
    <Stack gap={3} onChangeCapture={checkChosen} onDropCapture={checkDropped}>
      {props.renderDefault({ ...props, onChange: change })}
      {refusal && (
        <Card tone="critical" border radius={2} padding={3} role="alert">
          <Text size={1}>{refusal}</Text>
        </Card>
      )}
    </Stack>
  )
}
