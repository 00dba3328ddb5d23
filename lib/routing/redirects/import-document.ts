/** The type of the documents that say how to undo an import of redirects. Known to the webhook, which leaves them out. Pure. */
export const REDIRECT_IMPORT = 'redirectImport'
