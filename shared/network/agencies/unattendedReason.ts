/** Reasons that nobody can answer offers for an agency; apart from the rule, which a screen doesn't load. */
export const unattendedReasons = ['nobody', 'invited', 'mailReturned', 'switchedOff'] as const
export type UnattendedReason = (typeof unattendedReasons)[number]
