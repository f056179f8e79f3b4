import { useEffect, useState } from 'react'
import type { soughtFood } from '../../../../shared/pantry/products/foodWords.ts'

/** The dictionary's search of food, loaded once it is wanted; until then, and without a signal, words count as they are typed. */
export function useFoodWords(isWanted: boolean): typeof soughtFood | undefined {
  const [sought, setSought] = useState<typeof soughtFood>()
  useEffect(() => {
    if (!isWanted) return
    const load = import('../../../../shared/pantry/products/foodWords.ts')
    load.then((words) => setSought(() => words.soughtFood)).catch(() => undefined)
  }, [isWanted])
  return sought
}
