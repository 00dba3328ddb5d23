import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { checkAnchor } from '../../rules/anchor.ts'
import { anchorProblem, portalProblem } from '../../rules/link.ts'
import { isKind } from '../../rules/parent.ts'
import { checkEmail, checkPhoneNumber } from '../parts/fields.ts'

/** The target of a link. Pages are references, not typed paths, so links survive a page's move. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  description: 'Where this leads.',
  fields: [
    defineField({
      name: 'kind',
      title: 'Kind of link',
      type: 'string',
      description: 'What happens when it is pressed.',
      options: {
        list: [
          { title: 'A page of this site', value: 'page' },
          { title: 'Another website (opens in a new tab)', value: 'external' },
          { title: 'The job portal, My Jobs (opens in a new tab)', value: 'portal' },
          { title: 'A place on the same page', value: 'anchor' },
          { title: 'A phone call', value: 'phone' },
          { title: 'An e-mail', value: 'mail' },
          { title: 'The quote window', value: 'quote' },
        ],
        layout: 'radio',
      },
      initialValue: 'page',
      validation: (rule) => [
        rule.required().error('Choose where the link leads.'),
        rule.custom(portalProblem).warning(),
      ],
    }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'page' }],
      description: 'The page to open. The link follows the page when its path changes.',
      hidden: ({ parent }) => !isKind(parent, 'page'),
      validation: (rule) =>
        rule.custom((value, { parent }) => !isKind(parent, 'page') || Boolean(value?._ref) || 'Choose the page.'),
    }),
    defineField({
      name: 'url',
      title: 'Web address',
      type: 'url',
      description: 'The full address, starting with https://.',
      hidden: ({ parent }) => !isKind(parent, 'external'),
      validation: (rule) =>
        rule.custom((value, { parent }) => !isKind(parent, 'external') || Boolean(value) || 'Fill in the address.'),
    }),
    defineField({
      name: 'anchor',
      title: 'Place on the page',
      type: 'string',
      description: 'The anchor name of a section, without the # sign. Optional when the link opens a page.',
      hidden: ({ parent }) => !isKind(parent, 'page', 'anchor'),
      validation: (rule) => [
        rule.custom(checkAnchor),
        rule.custom(
          (value, { parent }) => !isKind(parent, 'anchor') || Boolean(value) || 'Name the section to jump to.',
        ),
        rule.custom(anchorProblem).warning(),
      ],
    }),
    defineField({
      name: 'phone',
      title: 'Phone number',
      type: 'string',
      description: 'With country code and no spaces, such as +61370104021.',
      hidden: ({ parent }) => !isKind(parent, 'phone'),
      validation: (rule) => [
        rule.custom(checkPhoneNumber),
        rule.custom((value, { parent }) => !isKind(parent, 'phone') || Boolean(value) || 'Fill in the number.'),
      ],
    }),
    defineField({
      name: 'email',
      title: 'E-mail address',
      type: 'string',
      description: 'Who the message goes to.',
      hidden: ({ parent }) => !isKind(parent, 'mail'),
      validation: (rule) => [
        rule.custom(checkEmail),
        rule.custom((value, { parent }) => !isKind(parent, 'mail') || Boolean(value) || 'Fill in the address.'),
      ],
    }),
    defineField({
      name: 'subject',
      title: 'Subject line',
      type: 'string',
      description: 'Optional. Filled in for the sender when the e-mail opens.',
      hidden: ({ parent }) => !isKind(parent, 'mail'),
    }),
    defineField({
      name: 'quoteTitle',
      title: 'Window title',
      type: 'string',
      description: 'Optional. Takes the place of the usual title of the quote window.',
      hidden: ({ parent }) => !isKind(parent, 'quote'),
    }),
    defineField({
      name: 'quoteSubtitle',
      title: 'Window subtitle',
      type: 'string',
      description: 'Optional. Takes the place of the usual line below the title.',
      hidden: ({ parent }) => !isKind(parent, 'quote'),
    }),
    defineField({
      name: 'quoteAbout',
      title: 'What the enquiry is about',
      type: 'string',
      description:
        'Optional, in one line such as "Directed session". It stands above the form and in the first line of the brief, so the team that reads the enquiry knows. Left empty, it is the title of the card around the button, or else the words of the button.',
      hidden: ({ parent }) => !isKind(parent, 'quote'),
      validation: (rule) => rule.max(80).warning('A long line is hard to read above the form.'),
    }),
    defineField({
      name: 'quoteBrief',
      title: 'Prefilled brief',
      type: 'text',
      rows: 3,
      description:
        'Optional. Text that already stands in the brief when the window opens. Visitors can change it. Left empty, the brief begins with what the enquiry is about.',
      hidden: ({ parent }) => !isKind(parent, 'quote'),
    }),
  ],
})
