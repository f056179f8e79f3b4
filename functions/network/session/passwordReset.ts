import { AdminUserGlobalSignOutCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { background } from '../../core/http/background.ts'
import { endAllSignIns } from '../../core/http/revokedTable.ts'
import { pause } from '../../core/pause.ts'
import { table } from '../../core/table/table.ts'

const client = new CognitoIdentityProviderClient({})

/**
 * A password that replaces a forgotten one ends every sign-in from before it, in the pool and at the API. The pool calls this
 * once it has the password and before it answers. Sign-ins are known by their second, so the answer waits until that second
 * is over: the sign-in that follows is not one of those that end.
 */
export const handler = background<PostConfirmationTriggerEvent, PostConfirmationTriggerEvent>(
  'session/passwordReset',
).handler(async (event) => {
  if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event
  const { userPoolId: UserPoolId, userName: Username } = event
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))
  const now = new Date()
  await table.commit(endAllSignIns(Username, now))
  await pause(1000 - now.getMilliseconds())
  return event
})
