/** One question of the estimator: native radio buttons styled like calculator keys. */
import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { NARROW_WINDOW } from '@/components/ui/media'
import { VisuallyHidden } from '@/components/ui/text/visually-hidden'
import { useWords } from '@/lib/contexts/words-context'
import type { Option } from '@/lib/estimate/options'

type ChoiceProps<V extends string | number> = {
  legend: string
  options: readonly Option<V>[]
  value: V | null
  onChoose(value: V): void
  /** Icon above the label. */
  mark(value: V): ReactNode
  /** One line below. */
  note?: string | null
}

const Key = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '4.75rem',
    px: '2',
    py: '2.5',
    bg: 'panel',
    color: 'fg',
    borderRadius: 'lg',
    border: '2px solid transparent',
    textAlign: 'center',
    fontWeight: '600',
    lineHeight: '1.2',
    cursor: 'pointer',
    // Fits three keys on the narrowest phones.
    '@media (max-width: 22.4975rem)': { px: '0.5', fontSize: 'md' },
    transition:
      'background-color {durations.fast} ease-out, color {durations.fast} ease-out, transform {durations.fast} ease-out',
    _hover: { borderColor: 'fg' },
    _active: { transform: 'scale(0.98)' },
    '&:has(:checked)': { bg: 'fg', color: 'bg' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '3px' },
    _motionReduce: { _active: { transform: 'none' } },
    // In forced-colours mode the native radio dot shows the choice.
    '@media (forced-colors: active)': {
      border: '2px solid ButtonText',
      '&:has(:checked)': { borderColor: 'Highlight' },
    },
  },
})

/** The radio button. The whole key is its label, so it may be small. */
const Radio = chakra('input', {
  base: {
    appearance: 'none',
    position: 'absolute',
    top: '1.5',
    right: '1.5',
    width: '3',
    height: '3',
    m: '0',
    borderRadius: 'pill',
    border: '2px solid {colors.line}',
    cursor: 'pointer',
    '&:checked': { bg: 'accent', borderColor: 'accent' },
    '&:focus-visible': { outline: 'none' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
})

/** On phones five keys are laid out as three and two, without a gap. */
const FIVE = {
  '& > label': { gridColumn: { base: 'span 2', md: 'auto' } },
  '& > label:nth-of-type(n + 4)': { gridColumn: { base: 'span 3', md: 'auto' } },
}

/** Large text on a phone: one below the other. */
const STACKED = {
  [NARROW_WINDOW]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > label:nth-of-type(n)': { gridColumn: 'auto' },
  },
}

export function Choice<V extends string | number>(props: ChoiceProps<V>) {
  const { legend, options, value, onChoose, mark, note } = props
  const id = useId()
  const words = useWords('estimator')
  const isFive = options.length === 5
  return (
    <fieldset>
      <chakra.legend id={id} textStyle="eyebrow" mb="2.5">
        {legend}
      </chakra.legend>
      <Box
        role="radiogroup"
        aria-labelledby={id}
        display="grid"
        gap="2"
        gridTemplateColumns={isFive ? { base: 'repeat(6, 1fr)', md: 'repeat(5, 1fr)' } : 'repeat(3, minmax(0, 1fr))'}
        css={isFive ? { ...FIVE, ...STACKED } : STACKED}
      >
        {options.map((option) => {
          const icon = mark(option.value)
          return (
            <Key key={option.value}>
              <Radio
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChoose(option.value)}
              />
              {icon && (
                <Box as="span" display="grid" placeItems="center" height="7" aria-hidden>
                  {icon}
                </Box>
              )}
              <Label text={words.estimator[option.label]} />
              {option.length && (
                <>
                  <VisuallyHidden>, </VisuallyHidden>
                  <chakra.span textStyle="tiny" opacity="0.8">
                    {words.estimator[option.length]}
                  </chakra.span>
                </>
              )}
            </Key>
          )
        })}
      </Box>
      {note && (
        <chakra.p textStyle="small" color="muted" mt="2.5">
          {note}
        </chakra.p>
      )}
    </fieldset>
  )
}

/** A number is large with its unit in small type below it: "30" over "seconds". */
function Label({ text }: { text: string }) {
  const [, figure, unit] = /^(\d+) (.+)$/.exec(text) ?? []
  if (!figure) return <span>{text}</span>
  return (
    <span>
      <chakra.span textStyle="figure" fontSize="1.75rem" display="block">
        {figure}
      </chakra.span>{' '}
      <chakra.span textStyle="small" fontWeight="600">
        {unit}
      </chakra.span>
    </span>
  )
}
