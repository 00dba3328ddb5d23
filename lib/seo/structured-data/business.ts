/** Structured data: the company and its studios. Never a review or rating: search engines ignore self-serving ones. */
import type { LocalBusiness, Organization, PostalAddress } from 'schema-dts'
import type { Address } from '@/lib/content/address'
import type { SiteSettings } from '@/lib/content/section-types'

/** The `@id` of the organisation, which other nodes refer to. */
export function organisationId(siteUrl: string): string {
  return `${siteUrl}/#organisation`
}

function postalAddress({ street, town, state, postcode }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street.join(', ') || undefined,
    addressLocality: town ?? undefined,
    addressRegion: state ?? undefined,
    postalCode: postcode ?? undefined,
    addressCountry: 'AU',
  }
}

const EMPTY_ADDRESS: Address = { street: [], town: null, state: null, postcode: null }

function studioId(key: string, siteUrl: string): string {
  return `${siteUrl}/#studio-${key}`
}

function studio(office: SiteSettings['offices'][number], settings: SiteSettings, siteUrl: string): LocalBusiness {
  const hours = settings.openingTimes
  return {
    '@type': 'LocalBusiness',
    '@id': studioId(office._key, siteUrl),
    name: `${settings.brandName}, ${office.name}`,
    url: siteUrl,
    image: office.image?.url ?? settings.logo?.url ?? undefined,
    telephone: office.phone?.number ?? settings.phone?.number ?? undefined,
    email: settings.email ?? undefined,
    address: postalAddress(office.address ?? EMPTY_ADDRESS),
    openingHoursSpecification: hours
      ? { '@type': 'OpeningHoursSpecification', dayOfWeek: hours.days, opens: hours.opens, closes: hours.closes }
      : undefined,
    specialOpeningHoursSpecification: settings.closedDays.map(({ date, until }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: until,
      // Closed for the whole day.
      opens: '00:00',
      closes: '00:00',
    })),
    parentOrganization: { '@id': organisationId(siteUrl) },
  }
}

/** The short form of the organisation, for pages that only refer to it. */
export function organisation(settings: SiteSettings, siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': organisationId(siteUrl),
    name: settings.brandName,
    url: siteUrl,
    logo: settings.logo?.url ? { '@type': 'ImageObject', url: settings.logo.url } : undefined,
  } as const satisfies Organization
}

/** The full organisation and its studios. */
export function business(settings: SiteSettings, siteUrl: string): (Organization | LocalBusiness)[] {
  const { legalName, tagline, phone, email, offices, socialLinks } = settings
  const named = offices.filter(({ name }) => name)
  const profiles = socialLinks.flatMap(({ url }) => (url ? [url] : []))
  return [
    {
      ...organisation(settings, siteUrl),
      legalName: legalName ?? undefined,
      description: tagline ?? undefined,
      telephone: phone?.number ?? undefined,
      email: email ?? undefined,
      address: settings.postalAddress ? postalAddress(settings.postalAddress) : undefined,
      sameAs: profiles.length > 0 ? profiles : undefined,
      location: named.map(({ _key }) => ({ '@id': studioId(_key, siteUrl) })),
    },
    ...named.map((office) => studio(office, settings, siteUrl)),
  ]
}
