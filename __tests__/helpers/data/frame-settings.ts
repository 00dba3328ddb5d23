/** Site settings with every field of header and footer filled in. */
import { contentImage, navigationLine, pageLink } from '@/lib/content/fixtures'
import type { SiteSettings } from '@/lib/content/section-types'
import { siteSettings } from './settings'

export function frameSettings(change: Partial<SiteSettings> = {}): SiteSettings {
  return siteSettings({
    brandName: 'Wattle Audio',
    legalName: 'Wattle Audio Pty Ltd',
    titlePrefix: 'Wattle Audio - ',
    tagline: 'Voices that carry',
    defaultSeo: { title: 'Home', description: 'Audio', image: null, noIndex: false },
    navigation: [
      { _key: 'voices', label: 'Voices', link: pageLink('/voice-over-artists'), children: [] },
      {
        _key: 'services',
        label: 'Services',
        link: pageLink('/services'),
        children: [navigationLine('Jingles', '/services/jingles'), navigationLine('Podcasts', '/services/podcasts')],
      },
      { _key: 'about', label: 'About', link: null, children: [navigationLine('Our story', '/our-story')] },
    ],
    portalLabel: 'My Jobs',
    portalUrl: 'https://jobs.wattle.test/',
    phone: { display: '1300 111 222', number: '+611300111222' },
    email: 'hello@wattle.test',
    openingHours: '9am-5pm AEST, Monday to Friday',
    openingTimes: {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
      timeZone: 'AEST',
    },
    postalAddress: { street: ['PO Box 1'], town: 'Launceston', state: 'TAS', postcode: '7250' },
    offices: ['Launceston', 'Devonport', 'Sydney'].map((name) => ({
      _key: name,
      name,
      region: name === 'Sydney' ? 'New South Wales' : 'Tasmania',
      address: { street: [`1 ${name} Street`], town: null, state: null, postcode: null },
      phone: null,
      image: null,
      isSample: true,
    })),
    registrationNumbers: [{ _key: 'abn', label: 'ABN', value: '00 000 000 000', isSample: true }],
    quoteButton: {
      name: 'Get a quick quote',
      mobileText: 'Avg. <1 hr turnaround',
      desktopText: 'Avg. <1 hr response',
    },
    statisticsHeading: 'So far',
    statistics: [
      { _key: 'voiceovers', value: '620000', suffix: '+', label: 'voiceovers' },
      { _key: 'jingles', value: '550', suffix: '+', label: 'jingles' },
    ],
    clientLogosHeading: 'Sample clients',
    clientLogos: ['Brightwater', 'Lantern Hill', 'Spoke & Chain'].map((name) => ({
      _key: name,
      name,
      logo: {
        assetId: name,
        url: 'http://lake.test/images/p/d/2-300x60.svg',
        mimeType: 'image/svg+xml',
        width: 300,
        height: 60,
      },
      isSample: true,
    })),
    footerNavigation: [{ _key: 'company', heading: 'Company', links: [navigationLine('Our team', '/our-team')] }],
    socialLinks: [{ _key: 'video', platform: 'vimeo', url: 'https://vimeo.test/wattle', isSample: true }],
    promoVideo: {
      title: 'Wattle in ten seconds',
      video: { url: 'http://lake.test/files/p/d/3.mp4', mimeType: 'video/mp4', size: 1000 },
      poster: contentImage(),
      transcript: 'A voice says hello.',
    },
    copyright: 'Wattle Audio Pty Ltd',
    notFound: {
      heading: 'Page not found',
      text: 'It may have moved.',
      links: [navigationLine('Find a voice artist', '/voice-over-artists')],
    },
    serverError: { heading: 'Something went wrong on our side', text: 'Try again, or call us.' },
    ...change,
  })
}
