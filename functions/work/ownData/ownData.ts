import type { OwnDataFile } from './ownDataFile.ts'
import { ownNetworkData } from './ownNetworkData.ts'
import { ownPantryData } from './ownPantryData.ts'

/** The files of a food bank's full export of its own data, by name and in their order. */
export const ownData: Readonly<Record<string, OwnDataFile>> = { ...ownNetworkData, ...ownPantryData }
