/** Site settings for tests: a factory, so that no test changes another's. */

import type { QuoteFormTexts, SiteSettings } from '@/lib/content/section-types'

const EMPTY_SETTINGS: SiteSettings = {
  _id: 'siteSettings',
  _rev: '',
  _updatedAt: '',
  brandName: '',
  legalName: null,
  titlePrefix: '',
  tagline: null,
  logo: null,
  logoLight: null,
  defaultSeo: null,
  navigation: [],
  portalLabel: null,
  portalUrl: null,
  phone: null,
  email: null,
  openingHours: null,
  openingTimes: null,
  closedDays: [],
  closedSoon: null,
  postalAddress: null,
  offices: [],
  registrationNumbers: [],
  quoteButton: null,
  quoteForm: quoteFormTexts(),
  statisticsHeading: null,
  statistics: [],
  clientLogosHeading: null,
  clientLogos: [],
  footerNavigation: [],
  socialLinks: [],
  promoVideo: null,
  copyright: null,
  notFound: null,
  serverError: null,
}

export function quoteFormTexts(change: Partial<QuoteFormTexts> = {}): QuoteFormTexts {
  return {
    title: 'Get a quick quote',
    subtitle: "Send us a short brief, and we'll be back to you ASAP",
    promise: 'A person answers.',
    nextSteps: ['We read it.', 'We price it.', 'We record it.'],
    talkHeading: 'Prefer to talk?',
    talkText: null,
    successNotice: 'Quote is sent successfully, Our team will get back to you soon. thanks!',
    failureMessage: null,
    privacyNotice: { text: 'We use your details to answer you.', linkLabel: 'Read our privacy policy', link: null },
    ...change,
  }
}

export function siteSettings(change: Partial<SiteSettings> = {}): SiteSettings {
  return {
    ...EMPTY_SETTINGS,
    _rev: '1',
    _updatedAt: '2026-01-01T00:00:00Z',
    brandName: 'Bowerbird Audio',
    titlePrefix: 'Bowerbird Audio - ',
    phone: { display: '(03) 7010 4021', number: '+61370104021' },
    email: 'hello@example.com.au',
    openingHours: '9am-5pm AEST, Monday to Friday',
    quoteForm: quoteFormTexts(),
    ...change,
  }
}
