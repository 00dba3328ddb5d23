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
    zIndex: { values: 'zIndex' },
    margin: { shorthand: ['m'] },
    marginTop: { shorthand: ['mt'] },
    marginRight: { shorthand: ['mr'] },
    marginBottom: { shorthand: ['mb'] },
    marginLeft: { shorthand: ['ml'] },
    marginInline: { shorthand: ['mx'] },
    marginBlock: { shorthand: ['my'] },
    padding: { shorthand: ['p'] },
    paddingTop: { shorthand: ['pt'] },
    paddingRight: { shorthand: ['pr'] },
    paddingBottom: { shorthand: ['pb'] },
    paddingLeft: { shorthand: ['pl'] },
    paddingInline: { shorthand: ['px'] },
    paddingBlock: { shorthand: ['py'] },
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
