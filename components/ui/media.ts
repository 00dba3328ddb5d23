/** Media queries of the theme's breakpoints, for scripts and pictures; in rem, as Chakra writes them. */
export const BELOW_MD = '(max-width: 47.99875rem)'
export const FROM_MD = '(min-width: 48rem)'
export const FROM_LG = '(min-width: 64rem)'
/** Where the client logos are a carousel: small screens, unless the visitor prefers reduced motion. */
export const LOGO_CAROUSEL_MEDIA = `${BELOW_MD} and (prefers-reduced-motion: no-preference)`
