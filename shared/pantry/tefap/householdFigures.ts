/** Figures of the household report, in the order of the common shape; a state's own form names some of them. */
export const householdFigures = [
  'Households',
  'WithMinors',
  'WithoutMinors',
  'MinorsUnknown',
  'People',
  'Minors',
  'Adults',
  'Seniors',
  'AgesUnknown',
  'FirstEver',
  'FirstOfYear',
  'Visits',
  'Pounds',
] as const
export type HouseholdFigure = (typeof householdFigures)[number]
