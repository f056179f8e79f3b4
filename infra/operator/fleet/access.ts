import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts'
import type { Tenant } from '../../tenant.ts'
import { WrongCommand } from '../wrongCommand.ts'

/** Clients of a tenant's account and region. They only read: deployments are the CDK's, by its own roles. */
export interface Access {
  readonly cloudFormation: CloudFormationClient
  readonly cloudWatch: CloudWatchClient
  readonly dynamo: DynamoDBClient
  /** Environment of a command that acts in the tenant's account. */
  readonly environment: () => Promise<NodeJS.ProcessEnv>
}

export type Place = Pick<Tenant, 'account' | 'region'>
export const placeOf = ({ account, region }: Place) => `${account ?? ''}/${region}`

/** Every account's control plane turns calls away when a fleet asks; the client waits longer each time. */
const maxAttempts = 8

const roleArn = (account: string, region: string, role?: string) =>
  `arn:aws:iam::${account}:role/${role ?? `cdk-hnb659fds-lookup-role-${account}-${region}`}`

/** Credentials of the role in the tenant's account, for an hour; the clients ask again before that is over. */
function assumed(account: string, region: string, role?: string) {
  const sts = new STSClient({ region, maxAttempts })
  const asked = { RoleArn: roleArn(account, region, role), RoleSessionName: 'gleanery-fleet' }
  return async () => {
    const { Credentials } = await sts.send(new AssumeRoleCommand(asked))
    const { AccessKeyId = '', SecretAccessKey = '', SessionToken = '', Expiration } = Credentials ?? {}
    return {
      accessKeyId: AccessKeyId,
      secretAccessKey: SecretAccessKey,
      sessionToken: SessionToken,
      ...(Expiration ? { expiration: Expiration } : {}),
    }
  }
}

/** A tenant without an account is in that of the shell's credentials. */
function newAccess({ account, region }: Place, role?: string): Access {
  const credentials = account ? assumed(account, region, role) : undefined
  const settings = { region, maxAttempts, ...(credentials ? { credentials } : {}) }
  return {
    cloudFormation: new CloudFormationClient(settings),
    cloudWatch: new CloudWatchClient(settings),
    dynamo: new DynamoDBClient(settings),
    async environment() {
      if (!credentials) return {}
      const { accessKeyId, secretAccessKey, sessionToken } = await credentials()
      return {
        AWS_ACCESS_KEY_ID: accessKeyId,
        AWS_SECRET_ACCESS_KEY: secretAccessKey,
        AWS_SESSION_TOKEN: sessionToken,
        // A profile would come before them.
        AWS_PROFILE: undefined,
      }
    },
  }
}

export function accessTo(role?: string): (place: Place) => Access {
  const known = new Map<string, Access>()
  return (place) => {
    const access = known.get(placeOf(place)) ?? newAccess(place, role)
    known.set(placeOf(place), access)
    return access
  }
}

/** Tells if AWS turned the call away or can't be reached, where any other fault is a mistake of this program. */
const isRefusal = (fault: unknown): fault is Error =>
  fault instanceof Error &&
  (fault instanceof WrongCommand ||
    '$metadata' in fault ||
    'code' in fault ||
    fault.name === 'CredentialsProviderError' ||
    fault instanceof AggregateError)

/** Answer to what is asked, or AWS's words why there is none. */
export async function orRefusal<T>(asked: Promise<T>): Promise<T | { readonly refusal: string }> {
  try {
    return await asked
  } catch (fault) {
    if (!isRefusal(fault)) throw fault
    return { refusal: fault instanceof WrongCommand ? fault.message : `${fault.name}: ${fault.message}` }
  }
}
