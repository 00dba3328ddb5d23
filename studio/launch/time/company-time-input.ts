/** The input of a launch's times. */
import { Text } from '@sanity/ui'
import { createElement, useMemo } from 'react'
import type { StringInputProps } from 'sanity'
import { showWhole } from '../../common/notice.tsx'
import { useCompanyZone } from './use-company-zone.ts'

const BELOW = { marginTop: 12 } as const

/** A date with its time, to the minute, typed and shown in the company's time zone, which stands beside it; below it what is wrong with it. */
export function CompanyTimeInput(props: StringInputProps) {
  const zone = useCompanyZone()
  const { schemaType, validation } = props
  const zoned = useMemo(
    () => ({
      ...schemaType,
      options: { ...schemaType.options, displayTimeZone: zone, allowTimeZoneSwitch: false },
    }),
    [schemaType, zone],
  )
  const error = validation.find(({ level }) => level === 'error')
  // The input keeps the zone with which it begins.
  return createElement(
    'div',
    { key: zone },
    props.renderDefault({ ...props, schemaType: zoned }),
    error && createElement(Text, { ref: showWhole, size: 1, role: 'alert', style: BELOW }, error.message),
  )
}
