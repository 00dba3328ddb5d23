/** The name of a document for editors, in GROQ. */
import { FACTS } from '../../lib/facts/facts.ts'
import { WORDS } from '../../lib/words/words.ts'

/** GROQ expression of a document's name for editors. */
export const DOCUMENT_TITLE = `select(
  _type == "siteSettings" => "Site settings", _type == "${FACTS}" => "Facts", _type == "${WORDS}" => "Words",
  coalesce(title, recording.name + ", " + recording.category, author, source, "Without a title")
)`
