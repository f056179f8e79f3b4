import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => void vi.unstubAllEnvs())

/** Milliseconds that the functions' client waits, as its handler has them; none where it waits as long as it takes. */
async function patienceWith(setting: string | undefined) {
  vi.stubEnv('TABLE_PATIENCE', setting)
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.resetModules()
  const { client } = await import('./client.ts')
  const handler = client.config.requestHandler as unknown as {
    configProvider: Promise<{ connectionTimeout?: number; requestTimeout?: number; throwOnRequestTimeout?: boolean }>
  }
  const { connectionTimeout, requestTimeout, throwOnRequestTimeout } = await handler.configProvider
  return { connectionTimeout, requestTimeout, throwOnRequestTimeout }
}

it('gives a request in the cloud half a second to connect and two to be answered', async () => {
  expect(await patienceWith('short')).toEqual({
    connectionTimeout: 500,
    requestTimeout: 2000,
    throwOnRequestTimeout: true,
  })
})

it('waits on one machine for as long as the engine takes', async () => {
  expect((await patienceWith(undefined)).requestTimeout).toBeUndefined()
})
