import { TranslateIcon } from '@sanity/icons/Translate'
import { defineType } from 'sanity'
import { WORDS } from '../../../lib/words/document.ts'
import { WORD_TABS } from '../parts/word-groups.ts'

/** The texts of the site's own controls and messages. A singleton. */
export const words = defineType({
  name: WORDS,
  title: 'Words',
  type: 'document',
  icon: TranslateIcon,
  description: 'What the site itself says: on buttons, in forms and lists, and when something goes wrong.',
  ...WORD_TABS,
  preview: { prepare: () => ({ title: 'Words' }) },
})
