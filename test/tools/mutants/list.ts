import { access } from './access.ts'
import { cloud } from './cloud.ts'
import { meanwhileMutants } from './meanwhile.ts'
import type { Mutant } from './mutant.ts'
import { pantryMutants } from './pantry.ts'
import { storageMutants } from './storage.ts'
import { transportMutants } from './transport.ts'

/**
 * Bugs in write conditions, access and policies, which no mutation tool would plant. `npm run mutants` applies each alone;
 * the tests named beside it must fail.
 */
export const mutants: readonly Mutant[] = [
  ...storageMutants,
  ...pantryMutants,
  ...access,
  ...cloud,
  ...transportMutants,
  ...meanwhileMutants,
]
