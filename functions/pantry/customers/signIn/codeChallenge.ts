import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda'
import { background } from '../../../core/http/background.ts'
import { spendTicket } from './oneTimeCodes.ts'

type ChallengeEvent =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent

const challenge = 'CUSTOM_CHALLENGE'

/** One challenge, tried once: a second answer needs a sign-in of its own. */
function define({ session }: DefineAuthChallengeTriggerEvent['request']): DefineAuthChallengeTriggerEvent['response'] {
  const [only, ...more] = session
  const isProved = more.length === 0 && only?.challengeName === challenge && only.challengeResult
  return {
    challengeName: challenge,
    issueTokens: isProved === true,
    failAuthentication: only !== undefined && !isProved,
  }
}

/**
 * The user pool asks how somebody signs in without a password, and whether the answer to its challenge is right: the answer is the
 * ticket that their one-time code was exchanged for. Codes themselves never reach the pool.
 */
export const handler = background<ChallengeEvent, ChallengeEvent>('customers/codeChallenge').handler(async (event) => {
  if (event.triggerSource === 'DefineAuthChallenge_Authentication')
    return { ...event, response: define((event as DefineAuthChallengeTriggerEvent).request) }
  if (event.triggerSource === 'CreateAuthChallenge_Authentication') {
    const response = { publicChallengeParameters: {}, privateChallengeParameters: {}, challengeMetadata: 'TICKET' }
    return { ...event, response } as CreateAuthChallengeTriggerEvent
  }
  const { request, userName } = event as VerifyAuthChallengeResponseTriggerEvent
  const answerCorrect = await spendTicket(String(request.challengeAnswer), userName, new Date())
  return { ...event, response: { answerCorrect } } as VerifyAuthChallengeResponseTriggerEvent
})
