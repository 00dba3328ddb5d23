/** Texts of enquiries that the site settings need not hold. */

export const SUCCESS_NOTICE = 'Quote is sent successfully, Our team will get back to you soon. thanks!'
