/** Buttons and links styled as buttons. One recipe with three variants; at least 44 px tall. */
import { chakra, defineRecipe } from '@chakra-ui/react'

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minHeight: '12',
    // Less where a long label just fills a narrow phone.
    px: 'min({spacing.6}, 6.25vw)',
    py: '2.5',
    borderRadius: 'pill',
    fontWeight: '600',
    fontSize: 'xl',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    border: '2px solid transparent',
    transition:
      'transform {durations.fast} ease-out, background-color {durations.fast} ease-out, color {durations.fast} ease-out',
    _hover: { transform: 'translateY(-1px)' },
    _active: { transform: 'translateY(0)' },
    _motionReduce: { _hover: { transform: 'none' } },
    '& svg': { flexShrink: '0' },
    '&[aria-disabled=true]': { cursor: 'default', opacity: '0.6', transform: 'none' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent',
        color: 'onAccent',
        _hover: { bg: 'color-mix(in srgb, {colors.coral} 88%, {colors.ink})' },
      },
      secondary: { borderColor: 'fg', color: 'fg', _hover: { bg: 'fg', color: 'bg' } },
      text: {
        px: '0',
        minHeight: 'touch',
        textAlign: 'start',
        color: 'link',
        borderRadius: 'sm',
        textDecoration: 'underline',
        textUnderlineOffset: '0.22em',
        textDecorationThickness: '2px',
      },
    },
  },
  defaultVariants: { variant: 'primary' },
})

export type ButtonVariant = 'primary' | 'secondary' | 'text'

/** A button element; the default `type="button"` prevents accidental form submits. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })
