/** Buttons and links styled as buttons. One recipe with three variants; at least 44 px tall. */
import { chakra, defineRecipe } from '@chakra-ui/react'

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    minHeight: '48px',
    px: '24px',
    py: '10px',
    borderRadius: 'pill',
    fontWeight: '600',
    fontSize: '1.0625rem',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    border: '2px solid transparent',
    transition: 'transform 180ms ease-out, background-color 180ms ease-out, color 180ms ease-out',
    _hover: { transform: 'translateY(-1px)' },
    _active: { transform: 'translateY(0)' },
    _motionReduce: { transition: 'none', _hover: { transform: 'none' } },
    '&[aria-disabled=true]': { cursor: 'default', opacity: '0.6', transform: 'none' },
  },
  variants: {
    look: {
      primary: {
        bg: 'accent',
        color: 'onAccent',
        _hover: { bg: 'color-mix(in srgb, {colors.coral} 88%, {colors.ink})' },
      },
      secondary: { borderColor: 'fg', color: 'fg', _hover: { bg: 'fg', color: 'bg' } },
      text: {
        px: '0',
        minHeight: '44px',
        color: 'link',
        borderRadius: '4px',
        textDecoration: 'underline',
        textUnderlineOffset: '0.22em',
        textDecorationThickness: '2px',
      },
    },
  },
  defaultVariants: { look: 'primary' },
})

export type ButtonLook = 'primary' | 'secondary' | 'text'

/** A button element; the default `type="button"` prevents accidental form submits. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })
