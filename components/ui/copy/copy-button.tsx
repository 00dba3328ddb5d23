/** A button that copies, and confirms it in place of its label. Where the browser refuses, the text follows in a field. */
import { Check, type LucideIcon } from 'lucide-react'
import { Button, type ButtonVariant } from '../controls/button'
import { VisuallyHidden } from '../text/visually-hidden'
import { CopyField } from './copy-field'
import { useCopy } from './use-copy'

type CopyButtonProps = {
  variant: ButtonVariant
  icon: LucideIcon
  label: string
  /** Replaces the label for a while after copying. */
  copiedLabel: string
  fieldLabel: string
  /** Called on the press. */
  getText(): string
}

export function CopyButton({ variant, icon: Icon, label, copiedLabel, fieldLabel, getText }: CopyButtonProps) {
  const { isCopied, refused, copy } = useCopy()
  const Shown = isCopied ? Check : Icon
  return (
    <>
      <Button variant={variant} onClick={() => void copy(getText())}>
        <Shown size={20} />
        <span>{isCopied ? copiedLabel : label}</span>
      </Button>
      <VisuallyHidden role="status">{isCopied && copiedLabel}</VisuallyHidden>
      {refused !== null && <CopyField label={fieldLabel} text={refused} />}
    </>
  )
}
