/** Settings shared by the whole site: brand, navigation, offices, figures and the texts of the quote form. A singleton. */
import { CogIcon } from '@sanity/icons/Cog'
import { defineType } from 'sanity'
import { field, listField, tab, withTabs } from '../parts/field.ts'
import { previewOf } from '../parts/preview.ts'

/** As many entries as fit into the header. */
export const MOST_ENTRIES = 6

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  description: 'What the whole site shares. Phone, e-mail and opening hours are in Facts.',
  ...withTabs(
    tab('brand', 'Brand', [
      field('brandName', 'string', 'Brand name', {
        description: 'The name by which people know the company.',
        required: 'The site needs the name of the company.',
      }),
      field('legalName', 'string', 'Legal name', { description: 'The registered name of the company.' }),
      field('tagline', 'string', 'Tagline', { description: 'What the company does, in one line.' }),
      field('logo', 'imageWithAlt', 'Logo', {
        description: 'For light backgrounds, best as SVG. Its words for screen readers are the brand name.',
      }),
      field('logoLight', 'imageWithAlt', 'Light logo', { description: 'For dark backgrounds, such as the footer.' }),
    ]),
    tab('navigation', 'Navigation', [
      listField('navigation', 'navItem', 'Main navigation', {
        description:
          'The entries of the header, left to right. Six at most: then make a new one a menu line of another.',
        validation: (rule) => rule.max(MOST_ENTRIES).error('Six entries fit: make one a line of another menu.'),
      }),
      field('portalLabel', 'string', 'Words of the portal link', {
        description: 'The link to the job portal, in header and footer.',
        initialValue: 'My Jobs',
      }),
      field('portalUrl', 'url', 'Address of the portal', {
        description: 'Where clients send scripts and follow their jobs. It opens in a new tab.',
      }),
    ]),
    tab('contact', 'Contact and offices', [
      field('postalAddress', 'address', 'Postal address', {
        description: 'Where letters go.',
      }),
      listField('offices', 'office', 'Studios', {
        description: 'The studios, in the order in which the footer shows them.',
      }),
      listField('registrationNumbers', 'registrationNumber', 'Registration numbers', {
        description: 'ABN, ACN and the like, for the footer.',
      }),
    ]),
    tab('quote', 'Quote form', [
      field('quoteButton', 'quoteButton', 'Quote button', {
        description: 'The button in the header that opens the quote window.',
      }),
      field('quoteForm', 'quoteForm', 'Quote form', { description: 'The words around the quote form.' }),
    ]),
    tab('voices', 'Pages of voices', [
      field('voiceQuestions', 'voiceQuestions', 'Questions about voices', {
        description: 'At the end of the page of every voice. Title and description of these pages are in Words.',
      }),
    ]),
    tab('proof', 'Figures', [
      field('statisticsHeading', 'string', 'Heading of the statistics band', {
        description: 'A few words above the figures.',
      }),
      listField('statistics', 'statistic', 'Statistics', {
        description: 'The figures of the band. Four fill it.',
        initialValue: [
          { _type: 'statistic', value: '620000', suffix: '+', label: 'voiceovers' },
          { _type: 'statistic', value: '4500', suffix: '+', label: 'elearning projects' },
          { _type: 'statistic', value: '3200', suffix: '+', label: 'sound design projects' },
          { _type: 'statistic', value: '550', suffix: '+', label: 'jingles' },
        ],
      }),
      field('clientLogosHeading', 'string', 'Heading of the client logos', {
        description: 'A few words above the logos.',
      }),
      listField('clientLogos', 'clientLogo', 'Client logos', { description: 'Clients who agreed to be shown.' }),
    ]),
    tab('footer', 'Footer', [
      listField('footerNavigation', 'footerGroup', 'Footer columns', {
        description: 'The columns of links in the footer.',
      }),
      listField('socialLinks', 'socialLink', 'Social links', { description: 'Profiles of the company elsewhere.' }),
      field('promoVideo', 'promoVideo', 'Promo video', { description: 'A short film in the footer.' }),
      field('copyright', 'string', 'Copyright line', { description: 'The last line of the footer.' }),
    ]),
    tab('errors', 'Error pages', [
      field('notFound', 'notFound', 'Page not found', {
        description: 'What people read at an address that leads nowhere.',
      }),
      field('serverError', 'serverError', 'Something went wrong', {
        description: 'What people read when the site itself has failed.',
      }),
    ]),
    tab('seo', 'Search and sharing', [
      field('titlePrefix', 'string', 'Title prefix', {
        description:
          'Stands before the title of every page in the browser tab, with its own dash and space at the end.',
        required: 'Every page title starts with the prefix.',
      }),
      field('defaultSeo', 'seo', 'When a page says nothing', {
        description:
          'Title and description for pages that have none of their own. The picture is that of the home page; other pages get one made of their title.',
      }),
    ]),
  ),
  preview: previewOf('Site settings', { title: 'brandName', media: 'logo' }),
})
