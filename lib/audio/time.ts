/** Formats sample times and positions. */

/** Seconds as m:ss; 0:00 for an invalid length. */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds + 0.001) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A length as m:ss, rounded to whole seconds: 11.95 seconds gives 0:12. */
export function formatLength(seconds: number): string {
  return formatTime(Math.round(seconds))
}

/** "0:12 of 0:45", or "0:12" while the length is unknown. */
export function timeText(currentTime: number, duration: number): string {
  return duration > 0 ? `${formatTime(currentTime)} of ${formatLength(duration)}` : formatTime(currentTime)
}
