/** Lines of a store's home in their order, as the server tells them and the screen words them. */
export const donorNeedKinds = ['problem', 'confirm', 'notMatched', 'untaken', 'coming'] as const
export type DonorNeedKind = (typeof donorNeedKinds)[number]

/** Tells what the clerk has to do from what is under way. */
export const isDonorNeed = (kind: DonorNeedKind) => kind !== 'coming' && kind !== 'untaken'
