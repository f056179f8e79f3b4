import { localRegion } from '../environment.ts'
import type { Attempt, ChallengeEvent, ChallengeResult, OpenChallenge } from './openChallenge.ts'
import type { Parts } from './operation.ts'
import { invalidParameter, notAuthorized } from './poolError.ts'
import { callTrigger } from './triggers.ts'

/** A sign-in by a challenge of the tenant's own (`CUSTOM_AUTH`): its function says what is asked and what is right. */

type Source = 'DefineAuthChallenge' | 'CreateAuthChallenge' | 'VerifyAuthChallengeResponse'

async function ask(source: Source, { clientId, person, isStranger }: Attempt, request: object, parts: Parts) {
  if (!parts.customChallenge) throw invalidParameter('Custom auth lambda trigger is not configured for the user pool.')
  const event = {
    version: '1',
    triggerSource: `${source}_Authentication`,
    region: localRegion,
    userPoolId: parts.poolId,
    userName: person.sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
    request: {
      userAttributes: { sub: person.sub, ...person.attributes, 'cognito:user_status': person.status },
      userNotFound: isStranger,
      ...request,
    },
    response: {},
  } as unknown as ChallengeEvent
  return (await callTrigger(source, parts.customChallenge, event)).response as Record<string, unknown>
}

/** The next challenge, or that the person is in; a stranger is asked as everybody is, and fails. */
export async function nextChallenge(attempt: Attempt, session: readonly ChallengeResult[], parts: Parts) {
  const { issueTokens, failAuthentication, challengeName } = await ask(
    'DefineAuthChallenge',
    attempt,
    { session },
    parts,
  )
  if (failAuthentication === true) throw notAuthorized()
  if (issueTokens === true) {
    if (attempt.isStranger || !attempt.person.enabled) throw notAuthorized()
    return undefined
  }
  const created = await ask('CreateAuthChallenge', attempt, { challengeName, session }, parts)
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    ChallengeParameters: { USERNAME: attempt.person.sub, ...(created.publicChallengeParameters as object) },
    Session: parts.customChallenges.put({ attempt, session, created }),
  }
}

/** The attempt with the results of its challenges, this answer's last. */
export async function answered(waiting: OpenChallenge, challengeAnswer: string, parts: Parts) {
  const { attempt, session, created } = waiting
  const { privateChallengeParameters } = created
  const verified = await ask(
    'VerifyAuthChallengeResponse',
    attempt,
    { privateChallengeParameters, challengeAnswer },
    parts,
  )
  const result = { challengeName: 'CUSTOM_CHALLENGE', challengeResult: verified.answerCorrect === true }
  return { attempt, session: [...session, result as ChallengeResult] }
}
