/** Hook that tells a person from a script: how long the form has been shown, and whether its input was trusted. */
import { useRef, useState } from 'react'
import type { SendProof } from '@/lib/enquiry/send-enquiry'

type Signals = Pick<SendProof, 'elapsed' | 'hasTrustedInput'>

/** @returns props of the form's element, and a function that reads the signals */
export function useInputSignals() {
  const [renderedAt] = useState(() => performance.now())
  const hasTrustedInput = useRef(false)

  function note({ isTrusted }: { isTrusted: boolean }): void {
    if (isTrusted) hasTrustedInput.current = true
  }

  return {
    // Assistive technology may press Send without a pointer or key event.
    signalProps: { onInput: note, onPointerDown: note, onKeyDown: note, onClick: note },
    readSignals: (): Signals => ({
      elapsed: performance.now() - renderedAt,
      hasTrustedInput: hasTrustedInput.current,
    }),
  }
}
