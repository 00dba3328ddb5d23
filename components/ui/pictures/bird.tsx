/**
 * The bowerbird of the logo in a pose that says what has happened. A file for each, public/images/bird-….svg: lines in a component
 * would be in the scripts of five islands. Made of the logo's rounded bars, as the bird of the demo's hero is.
 */

/**
 * It collects where a list waits to be filled, listens for what is not there, sleeps where the fault is ours, and flies with what was
 * sent.
 */
export type Pose = 'collecting' | 'listening' | 'asleep' | 'flying'

/** Size of the drawings, larger than any place that shows them: each is as wide as its place. */
const SIZE = { width: 504, height: 408 } as const

/** Decorative. Loaded at once, because it is shown on the first screen or as soon as it is rendered. */
export function Bird({ pose }: { pose: Pose }) {
  return <img alt="" src={`/images/bird-${pose}.svg`} {...SIZE} />
}
