/** The bowerbird of the logo in a pose that says what has happened: public/images/bird-….svg, made of the logo's rounded bars. */

/** It listens for what is not there, and sleeps where the fault is ours. */
export type Pose = 'listening' | 'asleep'

/** Size of the drawings, larger than any place that shows them: each is as wide as its place. */
const SIZE = { width: 504, height: 408 } as const

/** Decorative. Loaded at once, because it is shown on the first screen or as soon as it is rendered. */
export function Bird({ pose }: { pose: Pose }) {
  return <img alt="" src={`/images/bird-${pose}.svg`} {...SIZE} />
}
