/**
 * The picker that opens with "Add item" below the sections of a page: a grid of pictures instead of a list of names.
 * The pictures are made from the running demo site by local/screenshots/section-thumbnails.ts.
 */

/** Address of the picture of a section type. The Studio is always served at /studio. */
export function sectionThumbnail(type: string): string {
  return `/studio/static/sections/${type}.webp`
}

/** For `options.insertMenu` of an array of sections. A section type in no group stands under "All". */
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
