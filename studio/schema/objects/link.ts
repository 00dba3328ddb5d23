import { LinkIcon } from '@sanity/icons/Link'
import { checkAnchor } from '../../rules/anchor.ts'
import { atMost } from '../../rules/facts.ts'
import { anchorProblem, portalProblem } from '../../rules/link.ts'
import { isKind } from '../../rules/parent.ts'
import { defineObject } from '../parts/define-object.ts'
import { choiceField, field } from '../parts/field.ts'
import { checkEmail, checkPhoneNumber } from '../parts/fields.ts'

/** The target of a link. Pages are references, not typed paths, so links survive a page's move. */
export const link = defineObject({
  name: 'link',
  title: 'Link',
  icon: LinkIcon,
  description: 'Where this leads.',
  fields: [
    choiceField('kind', 'Kind of link', {
      description: 'What happens when it is pressed.',
      initialValue: 'page',
      required: 'Choose where the link leads.',
      validation: (rule) => rule.custom(portalProblem).warning(),
      choices: [
        { title: 'A page of this site', value: 'page' },
        { title: 'Another website (opens in a new tab)', value: 'external' },
        { title: 'The job portal, My Jobs (opens in a new tab)', value: 'portal' },
        { title: 'A place on the same page', value: 'anchor' },
        { title: 'Our phone', value: 'ourPhone' },
        { title: 'Our e-mail', value: 'ourEmail' },
        { title: 'Another phone number', value: 'phone' },
        { title: 'Another e-mail address', value: 'mail' },
        { title: 'The quote window', value: 'quote' },
      ],
    }),
    field('page', 'reference', 'Page', {
      to: [{ type: 'page' }],
      description: 'The page to open. The link follows the page when its path changes.',
      hidden: ({ parent }) => !isKind(parent, 'page'),
      validation: (rule) =>
        rule.custom((value, { parent }) => !isKind(parent, 'page') || Boolean(value?._ref) || 'Choose the page.'),
    }),
    field('url', 'url', 'Web address', {
      description: 'The full address, starting with https://.',
      hidden: ({ parent }) => !isKind(parent, 'external'),
      validation: (rule) =>
        rule.custom((value, { parent }) => !isKind(parent, 'external') || Boolean(value) || 'Fill in the address.'),
    }),
    field('anchor', 'string', 'Place on the page', {
      options: { noFacts: true },
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
    field('phone', 'string', 'Phone number', {
      options: { noFacts: true },
      description: 'As people read it, such as (03) 7010 4021. Our own number is the kind “Our phone”.',
      hidden: ({ parent }) => !isKind(parent, 'phone'),
      validation: (rule) => [
        rule.custom(checkPhoneNumber),
        rule.custom((value, { parent }) => !isKind(parent, 'phone') || Boolean(value) || 'Fill in the number.'),
      ],
    }),
    field('email', 'string', 'E-mail address', {
      options: { noFacts: true },
      description: 'Who the message goes to.',
      hidden: ({ parent }) => !isKind(parent, 'mail'),
      validation: (rule) => [
        rule.custom(checkEmail),
        rule.custom((value, { parent }) => !isKind(parent, 'mail') || Boolean(value) || 'Fill in the address.'),
      ],
    }),
    field('subject', 'string', 'Subject line', {
      description: 'Optional. Filled in for the sender when the e-mail opens.',
      hidden: ({ parent }) => !isKind(parent, 'mail', 'ourEmail'),
    }),
    field('quoteTitle', 'string', 'Window title', {
      description: 'Optional. Takes the place of the usual title of the quote window.',
      hidden: ({ parent }) => !isKind(parent, 'quote'),
    }),
    field('quoteSubtitle', 'string', 'Window subtitle', {
      description: 'Optional. Takes the place of the usual line below the title.',
      hidden: ({ parent }) => !isKind(parent, 'quote'),
    }),
    field('quoteAbout', 'string', 'What the enquiry is about', {
      description:
        'Optional, in one line such as "Directed session". It stands above the form and in the first line of the brief, so the team that reads the enquiry knows. Left empty, it is the title of the card around the button, or else the words of the button.',
      hidden: ({ parent }) => !isKind(parent, 'quote'),
      validation: (rule) => rule.custom(atMost(80, 'A long line is hard to read above the form.')).warning(),
    }),
    field('quoteBrief', 'text', 'Prefilled brief', {
      rows: 3,
      description:
        'Optional. Text that already stands in the brief when the window opens. Visitors can change it. Left empty, the brief begins with what the enquiry is about.',
      hidden: ({ parent }) => !isKind(parent, 'quote'),
    }),
  ],
})
