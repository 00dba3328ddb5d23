/** GROQ projection of the contact details. The details themselves come with the site settings. */
export const CONTACT_DETAILS = /* groq */ `_type == "contactDetails" => { text }`
