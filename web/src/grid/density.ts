import type { GridDensity } from '@mui/x-data-grid'
import { useState } from 'react'
import { localSetting } from '../app/localSetting.ts'

export const densities = ['compact', 'standard', 'comfortable'] as const satisfies readonly GridDensity[]
const kept = localSetting('gleanery.density', 'standard')
const isDensity = (value: string): value is GridDensity => (densities as readonly string[]).includes(value)

/** By how much the grid scales the height of lines. */
export const densityFactors = { compact: 0.7, standard: 1, comfortable: 1.3 } as const satisfies Record<
  GridDensity,
  number
>

/** How tall grid rows are; one choice for all grids, kept on this device. */
export function useDensity(): [GridDensity, (density: GridDensity) => void] {
  const [density, show] = useState<GridDensity>(() => {
    const value = kept.get()
    return isDensity(value) ? value : 'standard'
  })
  const set = (chosen: GridDensity) => {
    kept.set(chosen)
    show(chosen)
  }
  return [density, set]
}
