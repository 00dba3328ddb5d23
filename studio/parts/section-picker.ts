/**
 * The section picker of "Add item": a grid of thumbnails, taken from the running demo site by
 * local/screenshots/section-thumbnails.ts.
 */

/** URL of a section type's thumbnail. The Studio is always served at /studio. */
export function sectionThumbnail(type: string): string {
  return `/studio/static/sections/${type}.webp`
}

/** For `options.insertMenu` of an array of sections. A section type without a group is listed under "All". */
export const SECTION_PICKER = {
  filter: true,
  showIcons: false,
  groups: [
    { name: 'banners', title: 'Banners', of: ['voiceBanner', 'pageBanner', 'promoBanner', 'creditPromotion'] },
    {
      name: 'words',
      title: 'Text and pictures',
      of: ['richText', 'mediaFeature', 'videoEmbed', 'benefits', 'stopwatch', 'steps', 'serviceCards', 'faq', 'tips'],
    },
    {
      name: 'sound',
      title: 'Voices and sound',
      of: ['voiceList', 'ethicalVoiceList', 'shortlist', 'audioFeature', 'samples'],
    },
    {
      name: 'people',
      title: 'People',
      of: ['teamTeaser', 'team', 'roles', 'reviews', 'rating', 'statistics', 'logos'],
    },
    { name: 'articles', title: 'Articles', of: ['blogCategoryList', 'blogPostList'] },
    {
      name: 'enquiries',
      title: 'Prices and enquiries',
      of: ['estimator', 'enquiryForm', 'contactDetails', 'offices', 'registrationTeaser'],
    },
  ],
  views: [{ name: 'grid' as const, previewImageUrl: sectionThumbnail }, { name: 'list' as const }],
}
