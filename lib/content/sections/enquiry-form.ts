/** GROQ projection of the enquiry form. */
export const ENQUIRY_FORM = /* groq */ `_type == "enquiryForm" => { subheading, "nextSteps": coalesce(nextSteps, []) }`
