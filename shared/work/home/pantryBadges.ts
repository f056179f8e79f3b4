import type { PantryToday } from './api.ts'

/** Counts in the pantry's menu: work of today that is due, and nothing that merely exists. */
export const pantryBadges = ['ToPack', 'Late', 'CameBack', 'Texts', 'Low'] as const
export type PantryBadge = (typeof pantryBadges)[number]

export const pantryDue = ({
  Windows,
  CameBack,
  MoreCameBack,
  Texts = 0,
  Low,
  MoreLow,
}: PantryToday): Readonly<Record<PantryBadge, number>> => ({
  ToPack: Windows.reduce((sum, { ToPack }) => sum + ToPack, 0),
  /** Neither handed over nor ended though their window is over. */
  Late: Windows.reduce((sum, { Late }) => sum + Late, 0),
  /** Food that came back and waits for a decision. */
  CameBack: CameBack.length + MoreCameBack,
  Texts,
  Low: Low.length + MoreLow,
})
