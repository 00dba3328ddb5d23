/** Launches in the Studio: their form, their actions, and the checks of those that are scheduled. */
import { createElement } from 'react'
import { definePlugin, type InputProps, isObjectInputProps, isStringInputProps } from 'sanity'
import { LAUNCH } from '../../lib/launch/document.ts'
import { launchActions } from './actions.tsx'
import { LaunchChecks } from './launch-checks.tsx'
import { LaunchForm } from './launch-form.tsx'
import { CompanyTimeInput } from './time/company-time-input.ts'

function LaunchInput(props: InputProps) {
  if (isStringInputProps(props) && props.schemaType.name === 'datetime') return createElement(CompanyTimeInput, props)
  const isLaunch = isObjectInputProps(props) && props.path.length === 0 && props.schemaType.name === LAUNCH
  return isLaunch ? createElement(LaunchForm, props) : props.renderDefault(props)
}

export const launches = definePlugin({
  name: 'launches',
  form: { components: { input: LaunchInput } },
  document: { actions: (previous, { schemaType }) => (schemaType === LAUNCH ? launchActions(previous) : previous) },
  studio: { components: { layout: LaunchChecks } },
})
