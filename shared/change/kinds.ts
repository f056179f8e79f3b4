/** What staff's changes are of; a job's schema needs these words alone. */
export const changeKinds = ['people', 'stock', 'limits'] as const
