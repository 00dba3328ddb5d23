/**
 * The GROQ projection of each section type's own fields; `SECTION` in fragments.ts has those of every section.
 *
 * Voices, people, articles and prices are not among them: they come from the external API. Contact details, client logos,
 * offices and, where a section has none of its own, statistics come with the site settings.
 */
import {
  ACTION_FIELDS,
  ACTIONS,
  BODY,
  FILE,
  FILM,
  IMAGE,
  ONLINE,
  RATING_BADGE,
  SCRIPT_DESK,
  VOICE_SOURCE,
} from './fragments.ts'

const REVIEW = /* groq */ `
  "_key": _id, "quote": coalesce(quote, ""), "author": coalesce(author, ""), role, company, rating,
  "isSample": coalesce(isSample, false)
`

/** Peaks are 0-255 along a recording, and seconds its length. */
const SAMPLE = /* groq */ `
  "_key": _id, "kind": coalesce(kind, "audio"), "title": coalesce(title, ""), eyebrow, description, transcript,
  audio { ${FILE} }, "peaks": coalesce(peaks, []), seconds,
  video { ${FILM} }, poster { ${IMAGE} }, captions { ${FILE} }, switchAt,
  "isSample": coalesce(isSample, false)
`

export const SECTION_PROJECTIONS = /* groq */ `
  _type == "audioFeature" => {
    eyebrow,
    text,
    ${ACTIONS},
    "samples": coalesce(samples[] {
      _key, "title": coalesce(title, ""), description, audio { ${FILE} }, "peaks": coalesce(peaks, []), seconds,
      "isSample": coalesce(isSample, false)
    }, [])
  },
  _type == "benefits" => {
    "layout": coalesce(layout, "strip"),
    "items": coalesce(items[] { _key, "title": coalesce(title, ""), text, icon }, [])
  },
  _type == "blogCategoryList" => {
    "hideHeading": coalesce(hideHeading, false),
    "searchLabel": coalesce(searchLabel, ""),
    "offlinePaths": *[_type == "page" && !(${ONLINE}) && string::startsWith(path, "/knowledge-base/")].path
  },
  _type == "blogPostList" => {
    "hideHeading": coalesce(hideHeading, false),
    "category": coalesce(category, ""),
    "searchLabel": coalesce(searchLabel, "")
  },
  _type == "contactDetails" => { text },
  _type == "creditPromotion" => {
    eyebrow,
    "amount": coalesce(amount, ""),
    amountLabel,
    text,
    usesHeading,
    "uses": coalesce(uses[] { _key, "title": coalesce(title, ""), text, icon }, []),
    ${ACTIONS}
  },
  _type == "enquiryForm" => { subheading, "nextSteps": coalesce(nextSteps, []) },
  _type == "estimator" => {
    text, includedText, gstNote, emptyHint, usageNote
  },
  _type == "ethicalVoiceList" => {
    "hideHeading": coalesce(hideHeading, false), "consent": coalesce(consent, ""), bookingNote, castingText, castingLabel, castingTitle
  },
  _type == "faq" => {
    intro,
    "numbered": coalesce(numbered, false),
    "items": coalesce(items[] {
      _key, "question": coalesce(question, ""), "answer": coalesce(answer[] { ${BODY} }, [])
    }, []),
    asideHeading,
    asideText,
    ${ACTIONS}
  },
  _type == "mediaFeature" => {
    eyebrow,
    "body": coalesce(body[] { ${BODY} }, []),
    "points": coalesce(points, []),
    image { ${IMAGE} },
    "imageSide": coalesce(imageSide, "right"),
    ${ACTIONS}
  },
  _type == "offices" => { text, "towns": coalesce(towns, []) },
  _type == "pageBanner" => {
    eyebrow,
    text,
    ${ACTIONS},
    "layout": coalesce(layout, "beside"),
    "panelTone": coalesce(panelTone, "mint"),
    art { ${IMAGE} },
    form { "show": coalesce(show, false), heading, subheading, promise },
    "facts": coalesce(facts[] { _key, "value": coalesce(value, ""), "label": coalesce(label, "") }, []),
    "sample": sample-> {
      "_key": _id, "title": coalesce(title, ""), description, audio { ${FILE} }, "peaks": coalesce(peaks, []), seconds,
      "isSample": coalesce(isSample, false)
    }
  },
  _type == "promoBanner" => {
    eyebrow,
    text,
    ${ACTIONS},
    art { ${IMAGE} }
  },
  _type == "rating" => {
    text,
    badge { ${RATING_BADGE} }
  },
  _type == "registrationTeaser" => {
    eyebrow, intro,
    "benefits": coalesce(benefits[] { _key, "title": coalesce(title, ""), text, icon }, []),
    "buttonLabel": coalesce(buttonLabel, "")
  },
  _type == "reviews" => {
    eyebrow,
    intro,
    "layout": coalesce(layout, "cards"),
    "reviews": coalesce(select(
      selection == "newest" => *[_type == "review" && defined(date)] | order(date desc, _id asc)[0...3],
      reviews[defined(@->_id)]->
    )[] { ${REVIEW} }, [])
  },
  _type == "richText" => {
    "body": coalesce(body[] { ${BODY} }, []), "contents": coalesce(contents, "auto"), updated
  },
  _type == "roles" => {
    text,
    requirementsLabel,
    toSendLabel,
    "roles": coalesce(roles[] {
      _key, anchor, "title": coalesce(title, ""), text,
      "requirements": coalesce(requirements, []),
      "toSend": coalesce(toSend, []),
      image { ${IMAGE} },
      action { ${ACTION_FIELDS} }
    }, [])
  },
  _type == "samples" => {
    eyebrow,
    intro,
    ${ACTIONS},
    "samples": coalesce(samples[defined(@->_id)]-> { ${SAMPLE} }, []),
    initialCount,
    "layout": coalesce(layout, "rows")
  },
  _type == "serviceCards" => {
    eyebrow,
    intro,
    "layout": coalesce(layout, "cards"),
    "cards": coalesce(cards[] {
      _key, "title": coalesce(title, ""), text, icon, image { ${IMAGE} }, action { ${ACTION_FIELDS} }
    }, []),
    ${ACTIONS}
  },
  _type == "shortlist" => {
    intro, "emptyText": coalesce(emptyText, ""), ${ACTIONS},
    "sharedHeading": coalesce(sharedHeading, ""), sharedText, "missingText": coalesce(missingText, ""),
    "noScriptText": coalesce(noScriptText, "")
  },
  _type == "statistics" => {
    "statistics": coalesce(statistics[] {
      _key, "value": coalesce(string(value), ""), "suffix": coalesce(suffix, ""), "label": coalesce(label, "")
    }, [])
  },
  _type == "steps" => {
    intro,
    "steps": coalesce(steps[] { _key, "title": coalesce(title, ""), text, icon }, [])
  },
  _type == "stopwatch" => { intro, keysLabel, emptyText, noScriptText },
  _type == "team" => { text },
  _type == "teamTeaser" => {
    text,
    ${ACTIONS}
  },
  _type == "tips" => {
    eyebrow,
    intro,
    "marks": coalesce(marks, "ticks"),
    "items": coalesce(items[] { _key, "title": coalesce(title, ""), text }, []),
    image { ${IMAGE} },
    note,
    ${ACTIONS}
  },
  _type == "videoEmbed" => {
    eyebrow, text, videoTitle,
    "source": coalesce(source, "file"), address, video { ${FILM} }, poster { ${IMAGE} }, captions { ${FILE} },
    seconds, transcript,
    ${ACTIONS}
  },
  _type == "voiceBanner" => {
    eyebrow,
    text,
    ${ACTIONS},
    art { ${IMAGE} },
    ${VOICE_SOURCE},
    ratingBadge { ${RATING_BADGE} }
  },
  _type == "voiceList" => {
    ${VOICE_SOURCE},
    intro, "hideHeading": coalesce(hideHeading, false), castingText, castingLabel, castingTitle
  },
  _type == "scriptDesk" => {
    ${SCRIPT_DESK}
  }
`
