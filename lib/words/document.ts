/** Type and id of the document "Words". */
export const WORDS = 'words'
