/**
 * Style props beyond plain CSS: the subset of Chakra's own base (`defaultBaseConfig`, 24 KB) that this site uses.
 *
 * An entry is needed for a shorthand (`px`), for a property that takes theme tokens (`color`), and for a condition
 * that CSS does not know (`hideFrom`); every other CSS property is passed through. Its test reads all components and
 * fails if one uses a property or value of Chakra's that is missing here, because such a prop would silently have no
 * effect.
 */
import { defineConfig } from '@chakra-ui/react'

const colors = { values: 'colors' } as const
const sizes = { values: 'sizes' } as const
const spacing = { values: 'spacing' } as const

/** `direction` is empty for "from this breakpoint on", "Down" for "below it". */
function hidden(direction: '' | 'Down') {
  return {
    values: 'breakpoints' as const,
    transform: (_: string, { raw }: { raw: string }) => ({ [`@breakpoint ${raw}${direction}`]: { display: 'none' } }),
  }
}

export const base = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    focus: '&:is(:focus, [data-focus])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    open: '&:is([open], [data-open], [data-state=open])',
    after: '&::after',
    print: '@media print',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
  },
  utilities: {
    background: { ...colors, shorthand: ['bg'] },
    color: colors,
    borderColor: colors,
    outlineColor: colors,
    textDecorationColor: colors,
    fill: colors,
    stroke: colors,
    accentColor: colors,
    width: sizes,
    height: sizes,
    minWidth: sizes,
    minHeight: sizes,
    maxWidth: sizes,
    maxHeight: sizes,
    flexBasis: sizes,
    borderRadius: { values: 'radii' },
    boxShadow: { values: 'shadows' },
    fontFamily: { values: 'fonts' },
    fontSize: { values: 'fontSizes' },
    zIndex: { values: 'zIndex' },
    margin: { ...spacing, shorthand: ['m'] },
    marginTop: { ...spacing, shorthand: ['mt'] },
    marginRight: { ...spacing, shorthand: ['mr'] },
    marginBottom: { ...spacing, shorthand: ['mb'] },
    marginLeft: { ...spacing, shorthand: ['ml'] },
    marginInline: { ...spacing, shorthand: ['mx'] },
    marginBlock: { ...spacing, shorthand: ['my'] },
    padding: { ...spacing, shorthand: ['p'] },
    paddingTop: { ...spacing, shorthand: ['pt'] },
    paddingRight: { ...spacing, shorthand: ['pr'] },
    paddingBottom: { ...spacing, shorthand: ['pb'] },
    paddingLeft: { ...spacing, shorthand: ['pl'] },
    paddingInline: { ...spacing, shorthand: ['px'] },
    paddingBlock: { ...spacing, shorthand: ['py'] },
    gap: spacing,
    rowGap: spacing,
    columnGap: spacing,
    inset: spacing,
    insetInline: spacing,
    insetBlock: spacing,
    top: spacing,
    right: spacing,
    bottom: spacing,
    left: spacing,
    scrollMarginTop: spacing,
    scrollMarginBottom: spacing,
    scrollPaddingInline: spacing,
    scrollPaddingTop: spacing,
    scrollPaddingBottom: spacing,
    paddingInlineEnd: spacing,
    hideFrom: hidden(''),
    hideBelow: hidden('Down'),
    lineClamp: {
      transform: (lines) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: lines,
        WebkitBoxOrient: 'vertical',
        textWrap: 'wrap',
      }),
    },
  },
})
