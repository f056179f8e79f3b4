/** Subjects of staff's changes; a job's schema needs these words alone. */
export const changeKinds = ['people', 'stock', 'goods', 'products', 'limits', 'neighbors'] as const
