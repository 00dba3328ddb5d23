/** Ids of the booking system's own lists, chosen by their names (studio/form/voices/lookup-input.tsx). */
import { FilterIcon } from '@sanity/icons/Filter'
import { defineType } from 'sanity'
import { checkLookup } from '../../rules/voices.ts'
import type { VoiceLookup } from '../../voices/catalogue.ts'

function lookupType(name: VoiceLookup, title: string) {
  return defineType({
    name,
    title,
    type: 'number',
    icon: FilterIcon,
    validation: (rule) => rule.custom(checkLookup(name)),
  })
}

export const voiceLookups = [
  lookupType('voiceRegions', 'Nationality'),
  lookupType('voiceAgeCategories', 'Age group'),
  lookupType('voiceCategories', 'Kind of work'),
]
