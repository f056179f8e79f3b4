/** Food that the household report counts: that of TEFAP, as the states ask, or all of it. */
export const countedFoods = ['tefap', 'all'] as const
export type CountedFood = (typeof countedFoods)[number]
