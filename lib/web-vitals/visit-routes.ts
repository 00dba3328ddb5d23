/** The routes that visitors see, by the names of their files in pages/. Whatever else a report names is made up. */
export const VISIT_ROUTES = [
  '/[[...path]]',
  '/404',
  '/500',
  '/503',
  '/admin',
  '/enquiry',
  '/knowledge-base/[categorySystemName]/[systemName]',
  '/login',
  '/profile',
] as const
