import { refuse } from '../../core/answer.ts'
import type { MatchWeights } from '../../network/organizations/entity.ts'
import * as refusals from './refusals.ts'

/** A score is read as 'of 100', so the weights have to make 100 (decision 16). */
export const weightsRefusal = (weights: MatchWeights) =>
  Object.values(weights).reduce((sum, weight) => sum + weight, 0) === 100 ? undefined : refuse(refusals.weightsSum)
