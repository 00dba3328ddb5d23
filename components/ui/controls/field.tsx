/** Labels and controls of forms. `pill` fields stand alone, such as a filter; `box` fields are rows of a form. */
import { chakra, defineRecipe } from '@chakra-ui/react'
import { visuallyHidden } from '../text/visually-hidden'

/** Around a control with its label above it, and icons over it. */
export const Field = chakra('div', {
  base: { position: 'relative', minWidth: '0', '& > svg': { pointerEvents: 'none' } },
})

export const FieldName = chakra('label', {
  base: { display: 'block', textStyle: 'small', fontWeight: '600', mb: '1' },
  variants: { isHidden: { true: visuallyHidden } },
})

const fieldRecipe = defineRecipe({
  base: {
    display: 'block',
    width: '100%',
    color: 'fg',
    transition: 'border-color {durations.fast} ease-out, box-shadow {durations.fast} ease-out',
    _hover: { borderColor: 'fg' },
  },
  variants: {
    variant: {
      pill: {
        height: 'control',
        px: '4.5',
        bg: 'bg',
        border: '1.5px solid {colors.edge}',
        borderRadius: 'pill',
        fontSize: 'lg',
        lineHeight: '1.2',
        textOverflow: 'ellipsis',
        '&::placeholder': { color: 'muted', opacity: '1' },
        '&::-webkit-search-cancel-button': { appearance: 'none' },
      },
      box: {
        minHeight: 'control',
        px: '3.5',
        py: '2.5',
        bg: 'panel',
        border: '1px solid {colors.edge}',
        borderRadius: 'field',
        fontSize: 'xl',
        lineHeight: '1.45',
        _focusVisible: { outlineOffset: '1px' },
        '&[aria-invalid=true]': { borderColor: 'error', boxShadow: 'inset 0 0 0 1px {colors.error}' },
      },
    },
  },
})

export const Input = chakra('input', fieldRecipe)
export const TextArea = chakra('textarea', fieldRecipe)
export const Select = chakra('select', fieldRecipe)

/** A check box with its label beside it. */
export const CheckField = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: 'touch',
    cursor: 'pointer',
    '& input': { width: '5', height: '5', flex: 'none', accentColor: 'currentColor' },
  },
})
