/** Styles shared by the filter controls. */
import { chakra } from '@chakra-ui/react'

/** A control with its label above it; `bare` hides the label of a control that shows its own. */
export const Field = chakra('div', {
  base: { position: 'relative', minWidth: '0', '& > svg': { pointerEvents: 'none' } },
})

export const FieldName = chakra('label', {
  base: { display: 'block', textStyle: 'small', fontWeight: '600', mb: '1' },
  variants: {
    isHidden: {
      true: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        margin: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
})

export const control = {
  display: 'block',
  width: '100%',
  height: '12',
  px: '4.5',
  bg: 'bg',
  color: 'fg',
  border: '1.5px solid {colors.edge}',
  borderRadius: 'pill',
  fontSize: 'lg',
  lineHeight: '1.2',
  transition: 'border-color {durations.fast} ease-out, box-shadow {durations.fast} ease-out',
  _hover: { borderColor: 'fg' },
} as const
