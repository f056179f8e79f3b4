import { createHmac } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { derivationCode } from '../../infra/originSecret.ts'
import { cloudOf, trial } from './cloud.ts'

interface Request {
  readonly ResponseURL: string
  readonly ResourceProperties: { readonly Deployment: string }
  readonly OldResourceProperties?: { readonly Deployment: string }
}
interface Sent {
  readonly Status: string
  readonly NoEcho: boolean
  readonly Data: { readonly Current: string; readonly Previous: string }
}

/** Runs the deployed code as CloudFormation does, and answers what it sent back. */
async function derive(deployment: string, former?: string): Promise<Sent> {
  const sent: Sent[] = []
  const sandbox = createContext({
    exports: {},
    require: () => ({ createHmac }),
    process: { env: { KEY: 'key' } },
    fetch: async (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as Sent)
      return { ok: true }
    },
  }) as { exports: { handler: (event: Request) => Promise<void> } }
  runInContext(derivationCode, sandbox)
  await sandbox.exports.handler({
    ResponseURL: 'https://example.org',
    ResourceProperties: { Deployment: deployment },
    ...(former ? { OldResourceProperties: { Deployment: former } } : {}),
  })
  expect(sent).toHaveLength(1)
  return sent[0] as Sent
}

describe('the origin secret', () => {
  it('changes with each deployment, and the previous one stays valid', async () => {
    const first = await derive('one')
    const second = await derive('two', 'one')
    expect(first).toMatchObject({ Status: 'SUCCESS', NoEcho: true })
    expect(second.Data.Current).not.toBe(first.Data.Current)
    expect(second.Data.Previous).toBe(first.Data.Current)
    expect(first.Data.Previous).toBe(first.Data.Current)
    expect(first.Data.Current).toMatch(/^[\w-]{43}$/)
  })

  it('is the former one after a rollback, and the one of the failed deployment stays valid', async () => {
    const failed = await derive('two', 'one')
    const restored = await derive('one', 'two')
    expect(restored.Data).toEqual({ Current: failed.Data.Previous, Previous: failed.Data.Current })
  })

  it('is in no template: templates refer to its key', () => {
    const [derivation] = cloudOf(trial).of('Custom::OriginSecret')
    expect(derivation?.Properties).toMatchObject({ Deployment: 'one' })
    const derive = cloudOf(trial)
      .of('AWS::Lambda::Function')
      .find(({ path }) => path === 'OriginSecret/Derive')
    expect(JSON.stringify(derive?.Properties.Environment.Variables.KEY)).toContain('{{resolve:secretsmanager:')
    expect(
      cloudOf(trial)
        .of('AWS::SecretsManager::Secret')
        .every(({ Properties }) => Properties.GenerateSecretString),
    ).toBe(true)
  })
})
