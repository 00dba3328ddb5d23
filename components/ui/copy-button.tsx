/** A button that copies, and confirms it in place of its label. */
import { Check, type LucideIcon } from 'lucide-react'
import { Button, type ButtonVariant } from './button'
import { VisuallyHidden } from './visually-hidden'

type CopyButtonProps = {
  variant: ButtonVariant
  icon: LucideIcon
  label: string
  /** Replaces the label while `isCopied`. */
  copiedLabel: string
  isCopied: boolean
  onCopy(): void
}

export function CopyButton({ variant, icon: Icon, label, copiedLabel, isCopied, onCopy }: CopyButtonProps) {
  const Shown = isCopied ? Check : Icon
  return (
    <>
      <Button variant={variant} onClick={onCopy}>
        <Shown size={20} />
        {isCopied ? copiedLabel : label}
      </Button>
      <VisuallyHidden role="status">{isCopied && copiedLabel}</VisuallyHidden>
    </>
  )
}
