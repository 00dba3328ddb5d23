/**
 * One page fades into the next, where the browser can and the visitor has nothing against motion. As text, because Chakra's
 * types know no `@view-transition`.
 */
export const PAGE_TRANSITION = [
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}',
  // What is in the group inherits it.
  '::view-transition-group(*){animation-duration:.15s}',
  // A press meanwhile is one on the new page.
  '::view-transition{pointer-events:none}',
].join('')
