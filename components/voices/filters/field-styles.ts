/** Styles shared by the filter controls. */
import { chakra } from '@chakra-ui/react'

/** A control with its label above it; `bare` hides the label of a control that shows its own. */
export const Field = chakra('div', {
  base: { position: 'relative', minWidth: '0', '& > svg': { pointerEvents: 'none' } },
})

export const FieldName = chakra('label', {
  base: { display: 'block', textStyle: 'small', fontWeight: '600', mb: '4px' },
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
  height: '48px',
  px: '18px',
  bg: 'bg',
  color: 'fg',
  border: '1.5px solid',
  borderColor: 'edge',
  borderRadius: 'pill',
  fontSize: '1rem',
  lineHeight: '1.2',
  transition: 'border-color 180ms ease-out, box-shadow 180ms ease-out',
  _hover: { borderColor: 'fg' },
} as const
