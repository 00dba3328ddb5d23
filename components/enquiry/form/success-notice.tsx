/** The dismissible success notice. Its live region is always rendered, so that screen readers announce the text. */

import { Box, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { Ref } from 'react'
import { IconButton } from '@/components/ui/controls/icon-button'
import { useSettings } from '@/lib/contexts/page-context'

type SuccessNoticeProps = {
  isShown: boolean
  /** Omitted if it cannot be dismissed: on a page that works without JavaScript. */
  onDismiss?: () => void
  ref?: Ref<HTMLDivElement>
}

const TAKE_OFF = {
  transition: 'opacity {durations.slow} ease-out, transform {durations.slow} ease-out',
  '@starting-style': { opacity: '0', transform: 'translate(-70%, 50%) rotate(-16deg)' },
}

export function SuccessNotice({ isShown, onDismiss, ref }: SuccessNoticeProps) {
  const { successNotice } = useSettings().quoteForm
  return (
    <Box ref={ref} role="status" tabIndex={-1} borderRadius="field">
      {isShown && (
        <Box
          data-tone="mint"
          display="flex"
          flexDirection={onDismiss ? 'row' : 'column'}
          alignItems={onDismiss ? 'center' : 'flex-start'}
          gap="4"
          bg="mint"
          color="ink"
          borderRadius="field"
          px="4"
          py="3"
          mb="5"
        >
          <Box
            layerStyle="bird-flying"
            flex="none"
            width={onDismiss ? '16' : 'min(100%, 13rem)'}
            my={onDismiss ? '-1' : '2'}
            // What is sent takes off: where the notice appears, not on a page that has it from the start.
            css={onDismiss && TAKE_OFF}
          />
          <chakra.p flex="1" fontWeight="600" lineHeight="1.45">
            {successNotice}
          </chakra.p>
          {onDismiss && (
            <IconButton
              aria-label="Dismiss"
              onClick={onDismiss}
              alignSelf="flex-start"
              m="-0.625rem -0.75rem -0.625rem 0"
            >
              <X size={20} />
            </IconButton>
          )}
        </Box>
      )}
    </Box>
  )
}
