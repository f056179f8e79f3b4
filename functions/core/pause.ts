/** By the global timer, which simulations stand in for: no test waits for it. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
