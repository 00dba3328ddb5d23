/** Times of samples in words. */

/** Seconds as m:ss; 0:00 for what is not a length. */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds + 0.001) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A length as m:ss, to the nearest second: a file of 11.95 seconds is one of 0:12. */
export function formatLength(seconds: number): string {
  return formatTime(Math.round(seconds))
}

/** "0:12 of 0:45", or "0:12" while the length is unknown. */
export function timeText(currentTime: number, duration: number): string {
  return duration > 0 ? `${formatTime(currentTime)} of ${formatLength(duration)}` : formatTime(currentTime)
}

/** "40%": a place in something whose length is unknown. */
export function percentText(position: number): string {
  return `${Math.round(position * 100)}%`
}
