/** The banner at the top of a page in its six layouts, with art, a form, facts or one recording. */
import { textOf } from '../../common/untyped.ts'
import { choiceField, field, listField } from '../parts/field.ts'
import { actionsField, artField, defineSection, TONES, textField } from '../parts/section.ts'

const LAYOUTS = {
  beside: 'Beside: words left, art or form right (the usual)',
  reversed: 'Reversed: art or form left, words right',
  stage: 'Stage: art or form on a second colour that runs to the edge of the screen',
  wide: 'Wide: words above, art across the page',
  slim: 'Slim: a low banner without art, for legal and working pages',
  compact: 'Compact: one low row with small art, for pages that are a list or a tool; the next section follows closely',
}

/** In the other layouts there is no room for a form, facts or a sample. */
function isPair(banner: unknown): boolean {
  return !['wide', 'slim', 'compact'].includes(textOf(banner, 'layout'))
}

export const pageBanner = defineSection({
  name: 'pageBanner',
  group: 'banners',
  title: 'Page banner',
  media: 'art',
  hasEyebrow: true,
  fields: [
    textField(),
    actionsField(),
    choiceField('layout', 'Layout', {
      description: 'How the banner is arranged on wide screens. Neighbouring pages look best with different ones.',
      initialValue: 'beside',
      choices: LAYOUTS,
    }),
    artField(),
    field('panelTone', 'string', 'Second colour', {
      description:
        'The colour behind the art or the form of Stage, and behind the art of Wide. Best a light one under art.',
      options: { list: TONES },
      initialValue: 'mint',
      when: (banner) => ['stage', 'wide'].includes(textOf(banner, 'layout')),
    }),
    field('form', 'bannerForm', 'Form', { description: 'Optional. The enquiry form beside the text.', when: isPair }),
    listField('facts', 'bannerFact', 'Facts', {
      description:
        'Optional. Up to three figures in a row below the words, such as "12" and "months of usage included".',
      when: isPair,
    }),
    field('sample', 'reference', 'First sample', {
      to: [{ type: 'sample' }],
      // Weak: a sample can be unpublished or deleted without changing the pages that play it.
      weak: true,
      description: 'Optional. One recording to play right in the banner. Films are not shown here.',
      when: isPair,
    }),
  ],
})
