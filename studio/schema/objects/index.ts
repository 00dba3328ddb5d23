/** Object types used by documents and sections: everything that these files export. */
import * as cards from './cards.ts'
import * as figures from './figures.ts'
import * as links from './links.ts'
import * as media from './media.ts'
import * as redirectTarget from './redirect-target.ts'
import * as richText from './rich-text.ts'
import * as seo from './seo.ts'
import * as company from './settings/company.ts'
import * as contact from './settings/contact.ts'
import * as errorPages from './settings/error-pages.ts'
import * as quoteForm from './settings/quote-form.ts'
import * as voices from './voices.ts'

const files = [
  cards,
  company,
  contact,
  errorPages,
  figures,
  links,
  media,
  quoteForm,
  redirectTarget,
  richText,
  seo,
  voices,
]

export const objects = files.flatMap((types) => Object.values(types))
