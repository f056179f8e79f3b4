import { access } from './access.ts'
import { browser } from './browser.ts'
import { clockwork } from './clockwork.ts'
import { cloud } from './cloud.ts'
import { donation } from './donation.ts'
import { grids } from './grids.ts'
import { letters } from './letters.ts'
import { matching } from './matching.ts'
import type { Mutant } from './mutant.ts'
import { storage } from './storage.ts'
import { texts } from './texts.ts'

/**
 * Bugs that somebody could plant by mistake. Each is applied alone by `npm run mutants`, and the tests named beside it have
 * to fail. Whoever changes a line that a mutant names moves the mutant along; whoever finds a bug adds one.
 */
export const mutants: readonly Mutant[] = [
  ...donation,
  ...access,
  ...storage,
  ...clockwork,
  ...matching,
  ...grids,
  ...letters,
  ...browser,
  ...cloud,
  ...texts,
]
