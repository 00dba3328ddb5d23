/** The workspace icon: the bars of the site's icon, in the current text colour. */
export function StudioIcon() {
  return (
    <svg viewBox="0 0 64 64" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <rect x="2" y="37" width="11" height="16" rx="5.5" />
      <rect x="15.5" y="27" width="11" height="30" rx="5.5" />
      <rect x="29" y="17" width="11" height="38" rx="5.5" />
      <rect x="42.5" y="6" width="11" height="41" rx="5.5" />
      <path d="M53.5 9.2 61.6 13.3Q63.4 14.4 61.6 15.5L53.5 19.6Z" />
    </svg>
  )
}
