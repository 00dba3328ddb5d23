import { ACTION, BODY, IMAGE } from '../fragments.ts'

/** GROQ projection of a picture with text. */
export const MEDIA_FEATURE = /* groq */ `_type == "mediaFeature" => {
  eyebrow,
  "body": coalesce(body[] { ${BODY} }, []),
  "points": coalesce(points, []),
  image { ${IMAGE} },
  "imageSide": coalesce(imageSide, "right"),
  "actions": coalesce(actions[] { ${ACTION} }, [])
}` as const
