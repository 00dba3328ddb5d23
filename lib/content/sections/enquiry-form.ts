/** What the enquiry form reads. */
export const ENQUIRY_FORM = /* groq */ `_type == "enquiryForm" => { subheading, "nextSteps": coalesce(nextSteps, []) }`
