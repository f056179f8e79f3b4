import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import { localCredentials, localRegion } from '../environment.ts'
import { serve } from '../loopback.ts'
import type { LocalPool } from '../pool.ts'

// It warns of every endpoint that is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR'

/** Serves a pool, to whose sign-in Amplify is set; it keeps its tokens in the map. */
export async function servedPool(pool: LocalPool, stored: Map<string, string>) {
  const { endpoint, poolId: userPoolId, clientId: userPoolClientId } = pool
  const web = await serve((request, response) => pool.handler(request, response))
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint: `${web.endpoint}/pool` } } })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  })
  const admin = new CognitoIdentityProviderClient({
    endpoint,
    region: localRegion,
    credentials: localCredentials,
    maxAttempts: 1,
  })
  return { web, admin }
}
