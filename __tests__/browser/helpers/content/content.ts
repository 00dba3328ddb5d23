/** Builds content for tests. */

/** A section with a link to a page. */
export const linkTo = (id: string) => ({
  _key: 'two',
  _type: 'promoBanner',
  heading: 'A banner',
  tone: 'mint',
  actions: [
    {
      _key: 'a',
      _type: 'action',
      label: 'Open it',
      appearance: 'primary',
      link: { _type: 'link', kind: 'page', page: { _type: 'reference', _ref: id } },
    },
  ],
})
