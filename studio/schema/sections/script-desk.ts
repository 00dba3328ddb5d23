/** A field for a script, with how long it takes to read and the terms that a printed estimate carries. */
import type { StringRule } from 'sanity'
import { namesIn } from '../../../lib/format/brackets.ts'
import { paceIn } from '../../../lib/script/pace.ts'
import { choiceField, field } from '../parts/field.ts'
import { actionsField, defineSection } from '../parts/section.ts'

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
      description:
        'A page of its own, one block among others, such as below the estimator, or one line, such as above a list of voices.',
      choices: {
        wide: 'Large, with much room for the script',
        compact: 'Compact, on a sheet of its own',
        line: 'One line: a small field, then time and price',
      },
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
      description:
        'Words in 30 seconds. Says which commercial a script fits, and how long it is on the cards of voices of the same page.',
      initialValue: '75 words',
      validation: paceRule,
    }),
    field('commercialTerms', 'text', 'Terms of a commercial', {
      description:
        'On the estimate that visitors print or save: what is included, and for how long it may be used. Without them, and without those of a narration, there is no such sheet.',
    }),
    field('narrationTerms', 'text', 'Terms of a narration', { description: 'The same, for a narration.' }),
    actionsField(),
  ],
})
