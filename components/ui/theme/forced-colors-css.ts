/**
 * What backgrounds and shadows say otherwise, in the colours of the operating system: what is chosen, pressed or current, what
 * can be pressed and what cannot. For all components, because each of them says it by the same attributes.
 */
import { defineGlobalStyles } from '@chakra-ui/react'

const CHOSEN = [
  '[role=tab][aria-selected=true]',
  'button[aria-pressed=true]',
  'nav a[aria-current]',
  'label:has(> input[type=radio]:checked)',
].join(', ')

export const forcedColorsCss = defineGlobalStyles({
  // Without their backgrounds nothing else tells that they can be pressed.
  'button:not(nav *)': { border: '1px solid ButtonBorder' },
  [`:is(${CHOSEN}), :is(${CHOSEN}) > *`]: {
    forcedColorAdjust: 'none',
    background: 'none !important',
    color: 'HighlightText !important',
  },
  [`:is(${CHOSEN})`]: { background: 'Highlight !important', borderColor: 'Highlight' },
  '[data-set]': { borderColor: 'Highlight !important', borderWidth: '3px !important' },
  ':is(button, a):is(:disabled, [aria-disabled=true])': { color: 'GrayText', borderColor: 'GrayText', opacity: '1' },
  ':focus-visible': { outlineColor: 'Highlight' },
  // Pictures keep their colours, so a logo needs its own background.
  '[data-logo], logo-carousel li': { forcedColorAdjust: 'none', background: 'bg' },
  '[data-progress]::after': { forcedColorAdjust: 'none', background: 'Highlight' },
})
