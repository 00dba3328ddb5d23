/** The dismissible success notice. Its live region is always rendered, so that screen readers announce the text. */
import { Box, chakra } from '@chakra-ui/react'
import { CircleCheck, X } from 'lucide-react'
import type { Ref } from 'react'
import { useQuoteTexts } from './quote-texts'

type SuccessNoticeProps = {
  isShown: boolean
  /** Omitted if it cannot be dismissed: on a page that works without JavaScript. */
  onDismiss?: () => void
  ref?: Ref<HTMLDivElement>
}

export function SuccessNotice({ isShown, onDismiss, ref }: SuccessNoticeProps) {
  const { successNotice } = useQuoteTexts()
  return (
    <Box ref={ref} role="status" tabIndex={-1} borderRadius="field">
      {isShown && (
        <Box
          data-tone="mint"
          display="flex"
          alignItems="flex-start"
          gap="12px"
          bg="mint"
          color="ink"
          borderRadius="field"
          px="16px"
          py="12px"
          mb="20px"
        >
          <Box as="span" flex="none" mt="2px" color="teal">
            <CircleCheck size={22} strokeWidth={1.75} aria-hidden />
          </Box>
          <chakra.p flex="1" fontWeight="600" lineHeight="1.45">
            {successNotice}
          </chakra.p>
          {onDismiss && (
            <chakra.button
              type="button"
              aria-label="Dismiss"
              onClick={onDismiss}
              flex="none"
              display="grid"
              placeItems="center"
              width="44px"
              height="44px"
              m="-10px -12px -10px 0"
              borderRadius="pill"
            >
              <X size={20} strokeWidth={1.75} aria-hidden />
            </chakra.button>
          )}
        </Box>
      )}
    </Box>
  )
}
