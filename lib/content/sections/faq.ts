import { ACTION, BODY } from '../fragments.ts'

/** What a list of questions reads. */
export const FAQ = /* groq */ `_type == "faq" => {
  intro,
  "numbered": coalesce(numbered, false),
  "items": coalesce(items[] {
    _key, "question": coalesce(question, ""), "answer": coalesce(answer[] { ${BODY} }, [])
  }, []),
  asideHeading,
  asideText,
  "actions": coalesce(actions[] { ${ACTION} }, [])
}`
