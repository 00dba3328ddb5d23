/** Warnings of the Studio about values that must be in the site settings. */
import { validate } from './content-model'

// One run of the validator: its start takes longest.
test('a town or a client that the settings do not have, and a mail link without a subject, are warnings', () => {
  const seo = { _type: 'seo', title: 'A page', description: 'A description that is long enough to be shown as it is.' }
  const bare = { _type: 'action', label: 'Write', link: { _type: 'link', kind: 'mail', email: 'jobs@a.example' } }
  const { findings } = validate([
    {
      _id: 'siteSettings',
      _type: 'siteSettings',
      brandName: 'A',
      titlePrefix: 'A - ',
      offices: [{ _key: 'a', _type: 'office', name: 'Sydney' }],
    },
    {
      _id: 'company',
      _type: 'page',
      title: 'A page',
      path: '/company',
      seo,
      sections: [
        { _key: 'top', _type: 'pageBanner', heading: 'Top' },
        { _key: 'places', _type: 'offices', heading: 'Where', towns: ['sydney', 'Hobart'] },
        { _key: 'clients', _type: 'logos', clients: ['Nobody'] },
        {
          _key: 'jobs',
          _type: 'roles',
          heading: 'Jobs',
          roles: [{ _key: 'r', _type: 'role', title: 'Producer', action: bare }],
        },
      ],
    },
  ])
  const found = findings
    .filter((line) => line.includes(' company sections'))
    .map((line) => line.replace(' company ', ' '))
  expect(found.sort()).toEqual([
    expect.stringMatching(/^warning sections\.clients\.clients.*: The site settings have no "Nobody"/),
    expect.stringMatching(/^warning sections\.jobs\.roles\.r\.action: Give the e-mail a subject/),
    expect.stringMatching(/^warning sections\.places\.towns.*: The site settings have no "Hobart"/),
  ])
})
