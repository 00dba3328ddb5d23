/** Links, and what is made of a label and a link: buttons and menu entries. */
import { LinkIcon } from '@sanity/icons/Link'
import { fieldOf, isKind } from '../../common/untyped.ts'
import { checkAnchor, checkEmail, checkPhoneNumber } from '../../rules/formats.ts'
import { hiddenAnchorProblem } from '../../rules/hidden-anchor.ts'
import { defineObject } from '../parts/define-object.ts'
import { choiceField, codeField, field, listField, ofKind } from '../parts/field.ts'

/** The target of a link. Pages are references, not typed paths, so links survive a page's move. */
export const link = defineObject({
  name: 'link',
  title: 'Link',
  icon: LinkIcon,
  fields: [
    choiceField('kind', 'Kind of link', {
      description: 'What happens when it is pressed.',
      initialValue: 'page',
      required: 'Choose where the link leads.',
      choices: {
        page: 'A page of this site',
        external: 'Another website (opens in a new tab)',
        portal: 'The job portal, My Jobs (opens in a new tab)',
        anchor: 'A place on the same page',
        ourPhone: 'Our phone',
        ourEmail: 'Our e-mail',
        phone: 'Another phone number',
        mail: 'Another e-mail address',
        quote: 'The quote window',
      },
    }),
    field('page', 'reference', 'Page', {
      to: [{ type: 'page' }],
      description: 'The page to open. The link follows the page when its path changes.',
      when: ofKind('page'),
      required: 'Choose the page.',
    }),
    field('url', 'url', 'Web address', {
      description: 'The full address, starting with https://.',
      when: ofKind('external'),
      required: 'Fill in the address.',
    }),
    codeField('anchor', 'Place on the page', {
      description: 'The anchor name of a section, without the # sign. Optional when the link opens a page.',
      when: ofKind('page', 'anchor'),
      validation: (rule) => [
        rule.custom(checkAnchor),
        rule.custom(
          (value, { parent }) => !isKind(parent, 'anchor') || Boolean(value) || 'Name the section to jump to.',
        ),
        rule.custom(hiddenAnchorProblem).warning(),
      ],
    }),
    codeField('phone', 'Phone number', {
      description: 'As people read it, such as (03) 7010 4021. Our own number is the kind “Our phone”.',
      when: ofKind('phone'),
      required: 'Fill in the number.',
      validation: (rule) => rule.custom(checkPhoneNumber),
    }),
    codeField('email', 'E-mail address', {
      description: 'Who the message goes to.',
      when: ofKind('mail'),
      required: 'Fill in the address.',
      validation: (rule) => rule.custom(checkEmail),
    }),
    field('subject', 'string', 'Subject line', {
      description: 'Optional. Filled in for the sender when the e-mail opens.',
      when: ofKind('mail', 'ourEmail'),
    }),
    field('quoteTitle', 'string', 'Window title', {
      description: 'Optional. Takes the place of the usual title of the quote window.',
      when: ofKind('quote'),
    }),
    field('quoteSubtitle', 'string', 'Window subtitle', {
      description: 'Optional. Takes the place of the usual line below the title.',
      when: ofKind('quote'),
    }),
    field('quoteAbout', 'string', 'What the enquiry is about', {
      description:
        'Optional, in one line such as "Directed session". It stands above the form and in the first line of the brief, so the team that reads the enquiry knows. Left empty, it is the title of the card around the button, or else the words of the button.',
      when: ofKind('quote'),
    }),
    field('quoteBrief', 'text', 'Prefilled brief', {
      description:
        'Optional. Text that already stands in the brief when the window opens. Visitors can change it. Left empty, the brief begins with what the enquiry is about.',
      when: ofKind('quote'),
    }),
  ],
})

/** The most characters of a button that fit into one line of a phone. */
const LONG_BUTTON = 36

export const action = defineObject({
  name: 'action',
  title: 'Button or link',
  fields: [
    field('label', 'string', 'Words', {
      description: 'Say what happens: "Hear our voices", not "Click here".',
      required: 'A button needs words.',
      validation: (rule) => rule.max(LONG_BUTTON).warning('Long for a button: on a phone it takes two lines.'),
    }),
    field('link', 'link', 'Leads to', { description: 'Where it leads.', required: 'A button has to lead somewhere.' }),
    choiceField('appearance', 'Looks like', {
      description: 'One main button a section is plenty.',
      initialValue: 'primary',
      choices: { primary: 'Main button', secondary: 'Quiet button', text: 'Text link' },
    }),
  ],
  preview: { title: 'label', detail: 'link.page.path' },
})

/** An entry of the main navigation: a link, or a menu with items. */
export const navItem = defineObject({
  name: 'navItem',
  title: 'Navigation entry',
  fields: [
    field('label', 'string', 'Words', { description: 'One or two words.', required: 'An entry needs words.' }),
    field('link', 'link', 'Leads to', {
      description:
        'Where it leads. With menu lines below, this is the overview page: the first line of the menu, with the words above.',
      validation: (rule) =>
        rule.custom((value, { parent }) => {
          const children = fieldOf(parent, 'children')
          const opens = Array.isArray(children) && children.length > 0
          return Boolean(value) || opens || 'Choose where the entry leads, or add menu lines.'
        }),
    }),
    listField('children', 'navChild', 'Menu lines', {
      description: 'Optional. With lines here, the entry opens a menu; where it leads to is then the first line of it.',
    }),
  ],
  preview: { title: 'label', detail: 'link.page.path' },
})

/** An item of a submenu. */
export const navChild = defineObject({
  name: 'navChild',
  title: 'Menu line',
  fields: [
    field('label', 'string', 'Words', {
      description: 'The name of the page in one to three words.',
      required: 'A menu line needs words.',
    }),
    field('description', 'string', 'Description', {
      description: 'Optional. A few words below, so that people choose right the first time.',
    }),
    field('link', 'link', 'Leads to', {
      description: 'Where it leads.',
      required: 'A menu line has to lead somewhere.',
    }),
  ],
  preview: { title: 'label', detail: 'link.page.path' },
})

export const footerGroup = defineObject({
  name: 'footerGroup',
  title: 'Footer column',
  fields: [
    field('heading', 'string', 'Heading', {
      description: 'One or two words above the links.',
      required: 'A column needs a heading.',
    }),
    listField('links', 'navChild', 'Links', {
      description: 'The links of the column, top to bottom.',
      validation: (rule) => rule.required().min(1).warning('A column without links is an empty column.'),
    }),
  ],
  preview: { title: 'heading' },
})
