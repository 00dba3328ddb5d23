/** A round button with an icon only, as large as a finger; it needs an `aria-label`. The icon sets its own size. */
import { chakra, defineRecipe } from '@chakra-ui/react'

const iconButtonRecipe = defineRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    borderRadius: 'pill',
    transition: 'background-color {durations.fast} ease-out, color {durations.fast} ease-out',
  },
  variants: {
    variant: {
      plain: { _hover: { bg: 'line' } },
      panel: { bg: 'panel', boxShadow: 'inset 0 0 0 1px {colors.line}', _hover: { bg: 'fg', color: 'bg' } },
    },
  },
  defaultVariants: { variant: 'plain' },
})

export const IconButton = chakra('button', iconButtonRecipe, { defaultProps: { type: 'button' } })
