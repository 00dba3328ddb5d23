/** Media queries of the theme's breakpoints, for scripts and pictures; in rem, as Chakra writes them. */
export const BELOW_MD = '(max-width: 47.99875rem)'
export const FROM_MD = '(min-width: 48rem)'
export const FROM_LG = '(min-width: 64rem)'
/**
 * A low window: a phone in landscape, or a page zoomed to 400 per cent. Nothing is sticky there, because bars would leave no
 * room for what is read or focused (WCAG 1.4.10, 2.4.11).
 */
export const LOW_WINDOW = '@media (max-height: 30rem)'
/**
 * A window narrower than 320 px at the usual text size, such as a phone with text of 200 per cent (WCAG 1.4.4): what
 * stands side by side on other phones is stacked there.
 */
export const NARROW_WINDOW = '@media (max-width: 19.99rem)'
/** Colours of the operating system in place of the site's: backgrounds and shadows are gone. */
export const FORCED_COLORS = '@media (forced-colors: active)'
/** Where the client logos are a carousel: small screens, unless the visitor prefers reduced motion. */
export const LOGO_CAROUSEL_MEDIA = `${BELOW_MD} and (prefers-reduced-motion: no-preference)`
