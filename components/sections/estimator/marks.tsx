/** Decorative icons on the estimator's keys. */
import { chakra } from '@chakra-ui/react'
import { type LucideIcon, MonitorSmartphone, Radio, Tv } from 'lucide-react'
import type { ReactNode } from 'react'
import { FORCED_COLORS } from '@/components/ui/media'
import { OPTIONS, type Question } from '@/lib/estimate/options'

const Bar = chakra('span', {
  base: {
    display: 'inline-block',
    width: '0.3125rem',
    mx: '0.5',
    borderRadius: 'pill',
    bg: 'currentColor',
    verticalAlign: 'bottom',
    [FORCED_COLORS]: { forcedColorAdjust: 'none', bg: 'ButtonText', 'label:has(:checked) &': { bg: 'HighlightText' } },
  },
})

/** Reach as bars: one for a region, three for the country. */
function Reach({ location }: { location: string | number }) {
  const reach = OPTIONS.location.findIndex(({ value }) => value === location)
  return (
    <span>
      {OPTIONS.location.map(({ value }, index) => (
        <Bar key={value} style={{ height: 10 + index * 7, opacity: index <= reach ? 1 : 0.25 }} />
      ))}
    </span>
  )
}

const ICONS: Readonly<Record<string, LucideIcon>> = { radio: Radio, tv: Tv, digital: MonitorSmartphone }

/** @returns null for an option without an icon */
export function iconFor(question: Question, value: string | number): ReactNode {
  if (question === 'location') return <Reach location={value} />
  const Icon = question === 'medium' && ICONS[value]
  return Icon ? <Icon size={26} /> : null
}
