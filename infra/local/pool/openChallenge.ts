import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda'
import type { PoolPerson } from './people.ts'

/** Sign-ins by a challenge of the tenant's own, as the pool keeps them between two answers. */

export type ChallengeEvent =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent
export type ChallengeResult = DefineAuthChallengeTriggerEvent['request']['session'][number]
export type CustomChallenge = (event: ChallengeEvent) => Promise<ChallengeEvent>

export interface Attempt {
  readonly clientId: string
  readonly person: PoolPerson
  readonly isStranger: boolean
}

export interface OpenChallenge {
  readonly attempt: Attempt
  readonly session: readonly ChallengeResult[]
  /** The challenge, as the tenant's function made it. */
  readonly created: Record<string, unknown>
}
