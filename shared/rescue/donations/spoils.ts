const hour = 3_600_000

/** Hours that food keeps from the post on, by system category; what is not named keeps for days. */
const keepsByCategory: Readonly<Record<number, number>> = { 6: 4, 4: 6, 3: 6, 5: 8, 1: 24, 2: 24 }
/** And by storage requirement: refrigerated and frozen food stands outside of its chain of cold. */
const keepsByStorage: Readonly<Record<number, number>> = { 2: 8, 3: 8 }

interface Food {
  readonly Created: string
  readonly CategoryIDs: readonly number[]
  readonly StorageRequirementIDs: readonly number[]
}

/** Time at which the first of the food spoils; undefined for what keeps. */
export function spoilsAt({ Created, CategoryIDs, StorageRequirementIDs }: Food): number | undefined {
  const hours = [
    ...CategoryIDs.flatMap((id) => keepsByCategory[id] ?? []),
    ...StorageRequirementIDs.flatMap((id) => keepsByStorage[id] ?? []),
  ]
  return hours.length > 0 ? Date.parse(Created) + Math.min(...hours) * hour : undefined
}
