/** By the global timer, which simulations stand in for: no test waits for it. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const firstMs = 50
const longestMs = 5_000

/** Pause before a repetition, longer each time up to five seconds, at random so that callers do not come back together. */
export const backOff = (repetition: number) =>
  pause(Math.random() * Math.min(longestMs, firstMs * 2 ** Math.min(repetition, 10)))
