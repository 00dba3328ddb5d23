import { ACTION, BODY } from '../fragments.ts'

/** GROQ projection of a list of questions. */
export const FAQ = /* groq */ `_type == "faq" => {
  intro,
  "numbered": coalesce(numbered, false),
  "items": coalesce(items[] {
    _key, "question": coalesce(question, ""), "answer": coalesce(answer[] { ${BODY} }, [])
  }, []),
  asideHeading,
  asideText,
  "actions": coalesce(actions[] { ${ACTION} }, [])
}` as const
