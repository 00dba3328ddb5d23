import { ACTION, IMAGE, RATING_BADGE } from '../fragments.ts'

/** GROQ projection of the home banner. The voices of its carousel come from the external API. */
export const VOICE_BANNER = /* groq */ `_type == "voiceBanner" => {
  eyebrow,
  text,
  "actions": coalesce(actions[] { ${ACTION} }, []),
  art { ${IMAGE} },
  carouselHeading,
  ratingBadge { ${RATING_BADGE} }
}` as const
