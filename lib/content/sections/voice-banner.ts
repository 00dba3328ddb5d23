import { ACTION, IMAGE, RATING_BADGE, VOICE_SOURCE } from '../fragments.ts'

/** GROQ projection of the home banner. The voices of its carousel come from the external API. */
export const VOICE_BANNER = /* groq */ `_type == "voiceBanner" => {
  eyebrow,
  text,
  "actions": coalesce(actions[] { ${ACTION} }, []),
  art { ${IMAGE} },
  carouselHeading,
  ${VOICE_SOURCE},
  ratingBadge { ${RATING_BADGE} }
}` as const
