import type { PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda'
import { localRegion } from '../environment.ts'
import type { PoolPerson } from './people.ts'
import { PoolError } from './poolError.ts'

/** The function that is called when somebody has replaced a forgotten password. */
export type PostConfirmation = (event: PostConfirmationTriggerEvent) => Promise<PostConfirmationTriggerEvent>

/** The function that is asked before somebody would get an account because a provider sent them. */
export type PreSignUp = (event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>

/** Calls a function of the pool; what it throws is refused in Cognito's words. */
export async function callTrigger<E>(name: string, trigger: (event: E) => Promise<E>, event: E): Promise<E> {
  try {
    return await trigger(event)
  } catch (fault) {
    console.error(fault)
    const reason = fault instanceof Error ? fault.message : String(fault)
    throw new PoolError('UserLambdaValidationException', `${name} failed with error ${reason}.`)
  }
}

export const passwordReplaced = (
  poolId: string,
  clientId: string,
  person: PoolPerson,
): PostConfirmationTriggerEvent => ({
  version: '1',
  triggerSource: 'PostConfirmation_ConfirmForgotPassword',
  region: localRegion,
  userPoolId: poolId,
  userName: person.sub,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
  request: { userAttributes: { sub: person.sub, ...person.attributes, 'cognito:user_status': person.status } },
  response: {},
})
