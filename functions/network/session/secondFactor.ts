/**
 * Tells if a person has a second factor. Only the user pool knows: people turn it on and off there with their own token, so it
 * is asked anew for each token.
 */

export interface PoolUser {
  readonly userPoolId: string
  readonly userName: string
}

export async function isEnrolled({ userPoolId, userName }: PoolUser): Promise<boolean> {
  // Loaded here, because most tokens are made without it.
  const { AdminGetUserCommand, CognitoIdentityProviderClient } = await import(
    '@aws-sdk/client-cognito-identity-provider'
  )
  const client = new CognitoIdentityProviderClient({})
  const user = await client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userName }))
  return user.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false
}
