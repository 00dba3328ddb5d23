/**
 * Tabs after the ARIA Authoring Practices: one tab stop; arrow keys, Home and End move and select.
 *
 * `segmented` shares the row between its tabs; `strip` scrolls the tabs that do not fit, so that nine tabs are as high
 * as two, in the colour of their card (`--voice`).
 */
import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'

const List = chakra('div', {
  base: { display: 'flex' },
  variants: {
    variant: {
      segmented: {
        flexWrap: 'wrap',
        gap: '1',
        p: '1',
        bg: 'panel',
        // Round ends of one row; two rows, of large text, keep the corners.
        borderRadius: 'calc({sizes.control} / 2 + {spacing.1})',
      },
      strip: {
        gap: '0.5',
        minHeight: 'touch',
        // Aligns the pills' text with the edges of the waveform below.
        mx: '-0.5',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollbarWidth: 'none',
        // Fades only the overflow, as a hint that there is more.
        maskImage: 'linear-gradient(to right, black calc(100% - 1.5rem), transparent)',
        paddingInlineEnd: '5',
        // A tab that gets the focus is scrolled out of the fade.
        scrollPaddingInline: '6',
        '@media (hover: hover) and (pointer: fine)': {
          scrollbarWidth: 'thin',
          scrollbarColor: 'var(--wave) transparent',
        },
      },
    },
  },
})

const Tab = chakra('button', {
  base: { fontWeight: '600' },
  variants: {
    variant: {
      segmented: {
        flex: '1',
        minHeight: 'control',
        px: { base: '3', sm: '5' },
        borderRadius: 'pill',
        textAlign: 'center',
        transition: 'background-color {durations.fast} ease-out',
        '&[aria-selected=true]': {
          bg: 'bg',
          boxShadow: '0 1px 3px color-mix(in srgb, {colors.ink} 22%, transparent)',
        },
      },
      // A finger's target with a smaller visible pill.
      strip: {
        flexShrink: '0',
        maxWidth: '100%',
        minHeight: 'touch',
        px: '0.5',
        fontSize: 'sm',
        lineHeight: '1',
        whiteSpace: 'nowrap',
        _focusVisible: { outline: 'none', '& > span': { outline: '3px solid {colors.focus}', outlineOffset: '1px' } },
        '& > span': {
          display: 'block',
          px: '3',
          py: 'min(0.5625rem, 2.8vw)',
          borderRadius: 'pill',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          bg: 'bg',
          color: 'fg',
          boxShadow: 'inset 0 0 0 1px {colors.line}',
          transition: 'background-color {durations.fast} ease-out, color {durations.fast} ease-out',
        },
        '&:hover > span': { boxShadow: 'inset 0 0 0 1px var(--voice)' },
        '&[aria-selected=true] > span': { bg: 'var(--voice)', color: 'var(--on-voice)', boxShadow: 'none' },
      },
    },
  },
})

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

export function tabId(id: string, index: number): string {
  return `${id}tab${index}`
}

type TabsProps = {
  variant: 'segmented' | 'strip'
  /** Prefix of the tabs' ids; see `tabId`. */
  id: string
  /** Accessible name. */
  name: string
  labels: readonly string[]
  /** Index of the selected tab. */
  selected: number
  /** Id of the panel that a tab controls. */
  panelId(index: number): string
  onSelect(index: number): void
}

export function Tabs({ variant, id, name, labels, selected, panelId, onSelect }: TabsProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const next = step(selected, labels.length)
    const tab = event.currentTarget.children[next]
    if (tab instanceof HTMLElement) tab.focus()
    onSelect(next)
  }

  return (
    <List variant={variant} role="tablist" aria-label={name} data-keen-slider-clickable onKeyDown={handleKeyDown}>
      {labels.map((label, index) => (
        <Tab
          key={tabId(id, index)}
          variant={variant}
          id={tabId(id, index)}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={panelId(index)}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
        >
          <span dir="auto">{label}</span>
        </Tab>
      ))}
    </List>
  )
}
