/** The input of a picture: takes the words away when the picture is replaced. */
import { type FormPatch, type ObjectInputProps, PatchEvent, unset } from 'sanity'
import { fieldOf, textOf } from '../common/untyped.ts'

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
  const { value, onChange, renderDefault } = props

  function change(patches: Change): void {
    onChange(patches)
    // Without words the field asks for them.
    if (replaces(patches, value)) onChange(unset(['alt']))
  }

  return renderDefault({ ...props, onChange: change })
}
