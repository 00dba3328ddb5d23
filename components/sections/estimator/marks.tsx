/** Decorative icons on the estimator's keys. */
import { chakra } from '@chakra-ui/react'
import { MonitorSmartphone, Radio, Tv } from 'lucide-react'
import { type CommercialInputs, LOCATIONS } from '@/lib/estimate/options'

const Bar = chakra('span', {
  base: {
    display: 'inline-block',
    width: '0.3125rem',
    mx: '0.5',
    borderRadius: 'pill',
    bg: 'currentColor',
    verticalAlign: 'bottom',
  },
})

/** Reach as bars: one for a region, three for the country. */
export function reachMark(location: NonNullable<CommercialInputs['location']>) {
  const reach = LOCATIONS.findIndex(({ value }) => value === location)
  return (
    <span>
      {LOCATIONS.map(({ value }, index) => (
        <Bar key={value} style={{ height: 10 + index * 7, opacity: index <= reach ? 1 : 0.25 }} />
      ))}
    </span>
  )
}

const ICONS = { radio: Radio, tv: Tv, digital: MonitorSmartphone } as const

export function mediumMark(medium: NonNullable<CommercialInputs['medium']>) {
  const Icon = ICONS[medium]
  return <Icon size={26} />
}
