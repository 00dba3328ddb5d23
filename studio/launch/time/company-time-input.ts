import { createElement, useMemo } from 'react'
import type { StringInputProps } from 'sanity'
import { useCompanyZone } from './use-company-zone.ts'

/** A date with its time, typed and shown in the company's time zone, which stands beside it. */
export function CompanyTimeInput(props: StringInputProps) {
  const zone = useCompanyZone()
  const { schemaType } = props
  const zoned = useMemo(
    () => ({
      ...schemaType,
      options: { ...schemaType.options, displayTimeZone: zone, allowTimeZoneSwitch: false, timeStep: 5 },
    }),
    [schemaType, zone],
  )
  // The input keeps the zone with which it begins.
  return createElement('div', { key: zone }, props.renderDefault({ ...props, schemaType: zoned }))
}
