/**
 * The colour of a state, the same on every screen: `success` is done or going well, `info` waits for the reader, `warning`
 * failed or is about to, `neutral` waits for somebody else. The words say the same.
 */
export const tones = ['neutral', 'info', 'success', 'warning', 'error'] as const
export type Tone = (typeof tones)[number]
