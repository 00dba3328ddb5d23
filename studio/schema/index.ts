/** Every type of the content model. */
import { facts } from './documents/facts.ts'
import { launch } from './documents/launch.ts'
import { page } from './documents/page.ts'
import { redirect } from './documents/redirect.ts'
import { review } from './documents/review.ts'
import { sample } from './documents/sample.ts'
import { siteSettings } from './documents/site-settings.ts'
import { transcript } from './documents/transcript.ts'
import { words } from './documents/words.ts'
import { objects } from './objects/index.ts'
import * as sections from './sections/index.ts'

export const schemaTypes = [
  siteSettings,
  facts,
  words,
  page,
  redirect,
  review,
  sample,
  transcript,
  launch,
  ...Object.values(sections),
  ...objects,
]
