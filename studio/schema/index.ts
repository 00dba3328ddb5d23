import { page } from './documents/page.ts'
import { siteSettings } from './documents/site-settings.ts'
import { objects } from './objects/index.ts'
import { sections } from './sections/index.ts'

/** Every type of the content model. */
export const schemaTypes = [siteSettings, page, ...sections, ...objects]
