/**
 * The categories of a voice's samples as tabs.
 *
 * Tabs that do not fit scroll in one row, so that a card with nine is as tall as one with two. A single category is
 * shown as text.
 */
import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'

const Strip = chakra('div', {
  base: {
    display: 'flex',
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
    '@media (hover: hover) and (pointer: fine)': { scrollbarWidth: 'thin', scrollbarColor: 'var(--wave) transparent' },
  },
})

/** A 44 px touch target with a smaller visible pill. */
const Tab = chakra('button', {
  base: {
    flexShrink: '0',
    maxWidth: '100%',
    height: 'touch',
    px: '0.5',
    fontSize: 'sm',
    fontWeight: '600',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    _focusVisible: {
      outline: 'none',
      '& > span': { outline: '3px solid {colors.focus}', outlineOffset: '1px' },
    },
    '& > span': {
      display: 'block',
      px: '3',
      py: '0.5625rem',
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
})

const Label = chakra('p', {
  base: {
    minHeight: 'touch',
    display: 'flex',
    alignItems: 'center',
    fontSize: 'sm',
    fontWeight: '600',
    color: 'var(--voice)',
  },
})

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Width of the fade at the end of the row, in pixels. */
const FADE = 24

/** Scrolls a clipped pill into the row's view without scrolling the page. */
function reveal(tab: HTMLElement): void {
  const strip = tab.parentElement
  if (!strip) return
  const edge = strip.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  if (left < edge.left) strip.scrollLeft -= edge.left - left + FADE
  else if (right > edge.right - FADE) strip.scrollLeft += right - edge.right + FADE
}

type CategoryTabsProps = {
  labels: readonly string[]
  /** Index of the selected tab. */
  selected: number
  /** Accessible name of the tab list. */
  name: string
  panelId: string
  /** Id of a tab, which labels the panel. */
  tabId: (index: number) => string
  onSelect: (index: number) => void
}

export function CategoryTabs({ labels, selected, name, panelId, tabId, onSelect }: CategoryTabsProps) {
  if (labels.length < 2) return <Label dir="auto">{labels[0]}</Label>

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const next = step(selected, labels.length)
    const tab = event.currentTarget.children[next]
    if (tab instanceof HTMLElement) {
      tab.focus()
      reveal(tab)
    }
    onSelect(next)
  }

  return (
    <Strip role="tablist" aria-label={name} data-keen-slider-clickable onKeyDown={handleKeyDown}>
      {labels.map((label, index) => (
        <Tab
          key={tabId(index)}
          id={tabId(index)}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={panelId}
          tabIndex={index === selected ? 0 : -1}
          onClick={(event) => {
            reveal(event.currentTarget)
            onSelect(index)
          }}
        >
          <span dir="auto">{label}</span>
        </Tab>
      ))}
    </Strip>
  )
}
