import { CogIcon } from '@sanity/icons/Cog'
import { defineType } from 'sanity'
import { field, listField } from '../parts/field.ts'

/**
 * Settings shared by the whole site: brand, navigation, offices, figures and the texts of the quote form. A singleton.
 */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  description: 'What the whole site shares. Phone, e-mail and opening hours are in Facts.',
  groups: [
    { name: 'brand', title: 'Brand', default: true },
    { name: 'navigation', title: 'Navigation' },
    { name: 'contact', title: 'Contact and offices' },
    { name: 'quote', title: 'Quote form' },
    { name: 'proof', title: 'Figures' },
    { name: 'footer', title: 'Footer' },
    { name: 'errors', title: 'Error pages' },
    { name: 'seo', title: 'Search and sharing' },
  ],
  fields: [
    field('brandName', 'string', 'Brand name', {
      group: 'brand',
      description: 'The name by which people know the company.',
      required: 'The site needs the name of the company.',
    }),
    field('legalName', 'string', 'Legal name', {
      group: 'brand',
      description: 'The registered name of the company.',
    }),
    field('tagline', 'string', 'Tagline', {
      group: 'brand',
      description: 'What the company does, in one line.',
    }),
    field('logo', 'imageWithAlt', 'Logo', {
      group: 'brand',
      description: 'For light backgrounds, best as SVG. Its words for screen readers are the brand name.',
    }),
    field('logoLight', 'imageWithAlt', 'Light logo', {
      group: 'brand',
      description: 'For dark backgrounds, such as the footer.',
    }),
    field('titlePrefix', 'string', 'Title prefix', {
      group: 'seo',
      description: 'Stands before the title of every page in the browser tab, with its own dash and space at the end.',
      required: 'Every page title starts with the prefix.',
    }),
    field('defaultSeo', 'seo', 'When a page says nothing', {
      group: 'seo',
      description:
        'Title and description for pages that have none of their own. The picture is that of the home page; other pages get one made of their title.',
    }),
    listField('navigation', 'navItem', 'Main navigation', {
      group: 'navigation',
      description: 'The entries of the header, left to right. Five or six fit.',
      validation: (rule) => rule.max(6).warning('More than six entries do not fit on smaller screens.'),
    }),
    field('portalLabel', 'string', 'Words of the portal link', {
      group: 'navigation',
      description: 'The link to the job portal, in header and footer.',
      initialValue: 'My Jobs',
    }),
    field('portalUrl', 'url', 'Address of the portal', {
      group: 'navigation',
      description: 'Where clients send scripts and follow their jobs. It opens in a new tab.',
    }),
    field('postalAddress', 'text', 'Postal address', {
      rows: 3,
      group: 'contact',
      description: 'Where letters go, with line breaks as on an envelope.',
    }),
    listField('offices', 'office', 'Studios', {
      group: 'contact',
      description: 'The studios, in the order in which the footer shows them.',
    }),
    listField('registrationNumbers', 'registrationNumber', 'Registration numbers', {
      group: 'contact',
      description: 'ABN, ACN and the like, for the footer.',
    }),
    field('quoteButton', 'quoteButton', 'Quote button', {
      group: 'quote',
      description: 'The button in the header that opens the quote window.',
    }),
    field('quoteForm', 'quoteForm', 'Quote form', {
      group: 'quote',
      description: 'The words around the quote form.',
    }),
    field('statisticsHeading', 'string', 'Heading of the statistics band', {
      group: 'proof',
      description: 'A few words above the figures.',
    }),
    listField('statistics', 'statistic', 'Statistics', {
      group: 'proof',
      description: 'The figures of the band. Four fill it.',
      initialValue: [
        { _type: 'statistic', value: '620000', suffix: '+', label: 'voiceovers' },
        { _type: 'statistic', value: '4500', suffix: '+', label: 'elearning projects' },
        { _type: 'statistic', value: '3200', suffix: '+', label: 'sound design projects' },
        { _type: 'statistic', value: '550', suffix: '+', label: 'jingles' },
      ],
    }),
    field('clientLogosHeading', 'string', 'Heading of the client logos', {
      group: 'proof',
      description: 'A few words above the logos.',
    }),
    listField('clientLogos', 'clientLogo', 'Client logos', {
      group: 'proof',
      description: 'Clients who agreed to be shown.',
    }),
    listField('footerNavigation', 'footerGroup', 'Footer columns', {
      group: 'footer',
      description: 'The columns of links in the footer.',
    }),
    listField('socialLinks', 'socialLink', 'Social links', {
      group: 'footer',
      description: 'Profiles of the company elsewhere.',
    }),
    field('promoVideo', 'promoVideo', 'Promo video', {
      group: 'footer',
      description: 'A short film in the footer.',
    }),
    field('copyright', 'string', 'Copyright line', {
      group: 'footer',
      description: 'The last line of the footer.',
    }),
    field('notFound', 'notFound', 'Page not found', {
      group: 'errors',
      description: 'What people read at an address that leads nowhere.',
    }),
    field('serverError', 'serverError', 'Something went wrong', {
      group: 'errors',
      description: 'What people read when the site itself has failed.',
    }),
  ],
  preview: {
    select: { title: 'brandName', media: 'logo' },
    prepare: ({ title, media }) => ({ title: title || 'Site settings', subtitle: 'Site settings', media }),
  },
})
