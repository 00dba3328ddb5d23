/** A small pill to press: a filter, a control, a link within the page. */
import { chakra, defineRecipe } from '@chakra-ui/react'

const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    px: '4',
    borderRadius: 'pill',
    textStyle: 'small',
    fontWeight: '600',
    textDecoration: 'none',
    transition: 'background-color {durations.fast} ease-out, color {durations.fast} ease-out',
    '& svg': { width: '4', height: '4', flexShrink: '0' },
  },
  variants: {
    variant: {
      filled: { bg: 'line', _hover: { bg: 'fg', color: 'bg' } },
      panel: { bg: 'panel', boxShadow: 'inset 0 0 0 1px {colors.line}', _hover: { bg: 'fg', color: 'bg' } },
      outline: { border: '1px solid {colors.edge}' },
      plain: { _hover: { bg: 'line' } },
    },
  },
  defaultVariants: { variant: 'filled' },
})

export const Chip = chakra('button', chipRecipe, { defaultProps: { type: 'button' } })
