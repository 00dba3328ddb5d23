/** Every table of words. For the server and the Studio: a page loads the tables that it uses, one by one. */
import { articleWords } from './articles.ts'
import { briefWords } from './briefs.ts'
import { contentWords } from './content.ts'
import { enquiryWords } from './enquiry.ts'
import { errorWords } from './errors.ts'
import { estimatorWords } from './estimator.ts'
import { frameWords } from './frame.ts'
import { listWords } from './lists.ts'
import { playerWords } from './player.ts'
import { refusalWords } from './refusals.ts'
import { rootWords } from './root.ts'
import { sessionWords } from './session.ts'
import { shortlistWords } from './shortlist.ts'
import { stateWords } from './states.ts'
import { stopwatchWords } from './stopwatch.ts'
import { voiceSearchWords } from './voice-search.ts'
import { voiceWords } from './voices.ts'
import type { WordTable } from './words.ts'

export const WORD_TABLES: readonly WordTable[] = [
  articleWords,
  briefWords,
  contentWords,
  enquiryWords,
  errorWords,
  estimatorWords,
  frameWords,
  listWords,
  playerWords,
  refusalWords,
  rootWords,
  sessionWords,
  shortlistWords,
  stateWords,
  stopwatchWords,
  voiceSearchWords,
  voiceWords,
]
