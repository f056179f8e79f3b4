/** Addresses of the engines; a client of one that is not named is refused. */
export interface Endpoints {
  readonly dynamodb: string
  readonly sqs: string
  readonly s3: string
  readonly mail: string
  readonly texts: string
  readonly bus: string
  readonly pool: string
}

/** Engines take any credentials; presigned S3 URLs are checked against this secret. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' } as const
export const localRegion = 'us-east-1'
export const localAccount = '000000000000'

/** A refusing port: a client without an engine fails at once instead of reaching a real cloud. */
const refusing = 'http://127.0.0.1:1'

/** Variables that point AWS clients to the engines; `undefined` ones must be removed from the environment. */
function engineEnvironment(endpoints: Partial<Endpoints>): Record<string, string | undefined> {
  return {
    AWS_ENDPOINT_URL: refusing,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_DYNAMODB_STREAMS: endpoints.dynamodb,
    AWS_ENDPOINT_URL_SQS: endpoints.sqs,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_SESV2: endpoints.mail,
    AWS_ENDPOINT_URL_SNS: endpoints.texts,
    AWS_ENDPOINT_URL_EVENTBRIDGE: endpoints.bus,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.pool,
    AWS_REGION: localRegion,
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    // No credentials of the developer: profiles, sessions, files and the metadata address are not read.
    AWS_SESSION_TOKEN: undefined,
    AWS_PROFILE: undefined,
    AWS_DEFAULT_PROFILE: undefined,
    AWS_IGNORE_CONFIGURED_ENDPOINT_URLS: undefined,
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
  }
}

/** Sets them for this process and returns a function that restores the former ones. */
export function pointAt(endpoints: Partial<Endpoints>): () => void {
  const set = (variables: Record<string, string | undefined>) => {
    for (const [name, value] of Object.entries(variables)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
  const wanted = engineEnvironment(endpoints)
  const former = Object.fromEntries(Object.keys(wanted).map((name) => [name, process.env[name]]))
  set(wanted)
  return () => set(former)
}
