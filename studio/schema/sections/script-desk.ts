import type { StringRule } from 'sanity'
import { namesIn } from '../../../lib/format/brackets.ts'
import { paceIn } from '../../../lib/script/pace.ts'
import { choiceField, field } from '../parts/field.ts'
import { defineSection } from '../parts/section.ts'

/** A number of words, or a fact that may hold one. */
function paceRule(rule: StringRule) {
  return rule.custom((text) => {
    if (!text || namesIn(text).length > 0 || paceIn(text)) return true
    return 'Write how many words are read in 30 seconds, such as "60 words".'
  })
}

export const scriptDesk = defineSection({
  name: 'scriptDesk',
  group: 'words',
  title: 'Script desk',
  initialHeading: 'How long is your script?',
  fields: [
    choiceField('look', 'Size', {
      description: 'A page of its own, or one block among others, such as below the estimator.',
      choices: { wide: 'Large, with much room for the script', compact: 'Compact, on a sheet of its own' },
      initialValue: 'wide',
    }),
    field('intro', 'text', 'Introduction', {
      description: 'Optional. One or two short sentences: what people put in, and what they get.',
      initialValue: 'Paste it, or drop the file. It stays in your browser until you send it.',
    }),
    field('ruleText', 'text', 'Rule of thumb', {
      description:
        'Stands in place of the result before there is a script, and for visitors whose browser runs no JavaScript.',
      initialValue: 'About 60 words take 30 seconds at a relaxed pace, up to 75 at a medium pace.',
      required: 'Without JavaScript this is all that the section says.',
    }),
    field('relaxedPace', 'string', 'Relaxed pace', {
      description: 'Words in 30 seconds. The first number counts; best the fact that says it elsewhere, too.',
      initialValue: '60 words',
      validation: paceRule,
    }),
    field('mediumPace', 'string', 'Medium pace', {
      description: 'Words in 30 seconds. Says which commercial a script fits, too.',
      initialValue: '75 words',
      validation: paceRule,
    }),
  ],
})
