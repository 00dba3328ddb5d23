/** Two tabs after the ARIA Authoring Practices: one tab stop, arrow keys move and select. */
import { Box, chakra } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import type { EstimatorTab } from '@/lib/estimate/options'

const TABS = [
  { value: 'commercial', label: 'Commercial' },
  { value: 'narration', label: 'Narration' },
] as const satisfies { value: EstimatorTab; label: string }[]

export function tabId(id: string, tab: EstimatorTab): string {
  return `${id}-${tab}-tab`
}

export function panelId(id: string, tab: EstimatorTab): string {
  return `${id}-${tab}-panel`
}

const Tab = chakra('button', {
  base: {
    flex: '1',
    minHeight: '12',
    px: '5',
    borderRadius: 'pill',
    fontWeight: '600',
    textAlign: 'center',
    transition: 'background-color {durations.fast} ease-out',
    '&[aria-selected=true]': { bg: 'bg', boxShadow: '0 1px 3px color-mix(in srgb, {colors.ink} 22%, transparent)' },
  },
})

type TabsProps = { id: string; label: string; selected: EstimatorTab; onSelect(tab: EstimatorTab): void }

export function Tabs({ id, label, selected, onSelect }: TabsProps) {
  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const at = TABS.findIndex(({ value }) => value === selected)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: TABS.length - 1 }[event.key]
    const tab = next === undefined ? undefined : TABS[(next + TABS.length) % TABS.length]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.value)
    document.getElementById(tabId(id, tab.value))?.focus()
  }

  return (
    <Box role="tablist" aria-label={label} onKeyDown={move} display="flex" gap="1" p="1" bg="panel" borderRadius="pill">
      {TABS.map(({ value, label }) => (
        <Tab
          key={value}
          type="button"
          role="tab"
          id={tabId(id, value)}
          aria-controls={panelId(id, value)}
          aria-selected={value === selected}
          tabIndex={value === selected ? 0 : -1}
          onClick={() => onSelect(value)}
        >
          {label}
        </Tab>
      ))}
    </Box>
  )
}
