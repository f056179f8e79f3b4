import { useEffect, useState } from 'react'
import { stateNumber } from '../../../../shared/core/address/states.ts'
import { loadOutlines, type Outlines, shapeAt } from './outlines.ts'

/** Counties of a state, from the outlines that maps draw: names and census numbers. */

export interface County {
  readonly ID: number
  readonly Name: string
}

const outlinesOf = (state: number) => loadOutlines(String(state).padStart(2, '0'))

const countiesIn = ({ features }: Outlines): County[] =>
  features
    .map(({ id, properties }) => ({ ID: Number(id), Name: properties.name }))
    .toSorted((a, b) => a.Name.localeCompare(b.Name))

/** Of the state that is typed; none while it is unknown, or its outlines can't be loaded. */
export function useCounties(province: string): readonly County[] {
  const state = stateNumber(province)
  const [loaded, setLoaded] = useState<{ state: number; counties: readonly County[] }>()
  useEffect(() => {
    if (state === undefined) return
    let isCurrent = true
    outlinesOf(state).then(
      (outlines) => isCurrent && setLoaded({ state, counties: countiesIn(outlines) }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [state])
  return loaded === undefined || loaded.state !== state ? [] : loaded.counties
}

/** The county of the state in which a pin lies. */
export async function countyAt(province: string, latitude: number, longitude: number): Promise<number | undefined> {
  const state = stateNumber(province)
  if (state === undefined) return undefined
  const id = shapeAt(await outlinesOf(state), longitude, latitude)?.id
  return id === undefined ? undefined : Number(id)
}
