import { createContext, use, useState } from 'react'
import { rowHeights } from '../app/tokens.ts'
import { localSetting } from '../localSetting.ts'

/** `compact`, unless the person chose `comfortable`: rows as the specification has them (section 9). */
export const densities = ['compact', 'comfortable'] as const
export type Density = (typeof densities)[number]

/** Section 9: the height of a row of a status grid. */
export const statusRowHeight = rowHeights.status

/** Pixels of a phone's card, about: what keeps its room until it is drawn. */
export const cardHeight = 88

/** Pixels of a row, of the height that its list asks for. */
export const heightAt = (rowHeight: number, density: Density) =>
  density === 'comfortable' ? rowHeight : rowHeights.compact

/** Cells of a compact row show less: their grid says how dense it is. */
export const DensityContext = createContext<Density>('comfortable')
export const useIsCompact = () => use(DensityContext) === 'compact'

const settingOf = (userId: number) => localSetting<Density>(`gleanery.density.${userId}`, 'compact')

/** Height of grid rows: one choice of the person for all grids, stored on this device. */
export function useDensity(userId: number): [Density, (density: Density) => void] {
  const [density, show] = useState<Density>(() =>
    settingOf(userId).get() === 'comfortable' ? 'comfortable' : 'compact',
  )
  const set = (chosen: Density) => {
    settingOf(userId).set(chosen)
    show(chosen)
  }
  return [density, set]
}
