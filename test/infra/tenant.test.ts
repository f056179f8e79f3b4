import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadTenant } from '../../infra/tenant.ts'

const least = { region: 'us-east-1', mail: { from: 'food@example.org' } }

/** A directory of tenant files. */
function tenants(files: Readonly<Record<string, unknown>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'gleanery-tenants-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [id, contents] of Object.entries(files))
    writeFileSync(join(directory, `${id}.json`), typeof contents === 'string' ? contents : JSON.stringify(contents))
  return directory
}
const load = (contents: unknown) => loadTenant('river', tenants({ river: contents }))

const county = {
  id: 'county',
  name: 'River County',
  domains: ['county.example'],
  saml: { metadata: 'https://login.county.example/metadata' },
}

describe('tenant files', () => {
  it('of this repository are valid', () => {
    const known = readdirSync(join(import.meta.dirname, '../../tenants')).map((file) => file.replace('.json', ''))
    expect(known).toContain('demo')
    for (const id of known) expect(loadTenant(id).id).toBe(id)
  })

  it('need only region and mail: the rest defaults to a trial under CloudFront’s domain', () => {
    expect(load(least)).toEqual({
      id: 'river',
      region: 'us-east-1',
      production: false,
      mail: { from: 'food@example.org', identity: 'domain', usersToo: false },
      addresses: 'offline',
      logRetentionDays: 90,
      customerKey: false,
      originSecretStep: 1,
      throttle: { rate: 500, burst: 1000 },
      warm: { from: 0, to: 24, timeZone: 'UTC', copies: 20 },
      shards: 4,
      firewall: false,
      signIn: { plan: 'lite', providers: [] },
      breachedPasswords: false,
      maxLimits: 5,
    })
  })

  it.each([undefined, '', true])('a missing name is refused with the list of tenants (%s)', (id) => {
    const from = tenants({ river: least, valley: least })
    expect(() => loadTenant(id, from)).toThrow(/^Say which tenant with -c tenant=<id>; known: river, valley\.$/)
  })

  it.each(['lake', '../package', 'river.json'])('that do not exist are refused: %s', (id) => {
    expect(() => loadTenant(id, tenants({ river: least }))).toThrow(`There is no tenant '${id}'; known: river.`)
  })

  it.each<[string, unknown, string]>([
    ['an unknown field', { ...least, colour: 'red' }, 'colour is not known'],
    ['an unknown field inside another', { ...least, mail: { from: 'a@b.org', reply: 'x' } }, 'mail.reply is not known'],
    ['no region', { mail: least.mail }, 'region must be an AWS region such as us-east-1'],
    ['no sender', { region: 'us-east-1' }, 'mail'],
    ['a sender that is none', { ...least, mail: { from: 'nobody' } }, 'mail.from must be an e-mail address'],
    ['words for production', { ...least, production: 'yes' }, 'production must be true or false'],
    ['another service for addresses', { ...least, addresses: 'maps' }, 'addresses must be offline, census or amazon'],
    ['another plan', { ...least, signIn: { plan: 'plus' } }, 'signIn.plan must be lite or essentials'],
    [
      'providers without an own domain',
      { ...least, signIn: { prefix: 'river', providers: [county] } },
      'domain is needed',
    ],
    [
      'providers without an address',
      { ...least, signIn: { providers: [county] } },
      'signIn.prefix must be named, because there are providers',
    ],
    ['an address of Amazon’s', { ...least, signIn: { prefix: 'my-aws-pool' } }, 'signIn.prefix must be a-z, 0-9 and -'],
    [
      'a provider of no kind',
      { ...least, signIn: { prefix: 'river', providers: [{ ...county, saml: undefined }] } },
      'signIn.providers.0 must have either saml or oidc',
    ],
    [
      'a provider with no domain',
      { ...least, signIn: { prefix: 'river', providers: [{ ...county, domains: [] }] } },
      'signIn.providers.0.domains must name a domain',
    ],
    [
      'a provider over plain HTTP',
      { ...least, signIn: { prefix: 'river', providers: [{ ...county, saml: { metadata: 'http://a.example/m' } }] } },
      'signIn.providers.0.saml.metadata must be an address that begins with https://',
    ],
    [
      'two providers of one domain',
      { ...least, signIn: { prefix: 'river', providers: [county, { ...county, id: 'other' }] } },
      'signIn.providers must have different domains',
    ],
    [
      'two providers of one id',
      { ...least, signIn: { prefix: 'river', providers: [county, { ...county, domains: ['b.example'] }] } },
      'signIn.providers must have different ids',
    ],
    ['an odd retention', { ...least, logRetentionDays: 8 }, 'logRetentionDays must be 7, 30, 90 or 365'],
    [
      'a certificate elsewhere',
      {
        ...least,
        domain: { name: 'app.example.org', certificateArn: 'arn:aws:acm:eu-west-1:111122223333:certificate/1' },
      },
      'domain.certificateArn must be the ARN of a certificate in us-east-1',
    ],
    [
      'a firewall elsewhere',
      { ...least, region: 'eu-west-1', firewall: 'count' },
      'firewall is possible in us-east-1 only',
    ],
    ['a restored table of a trial', { ...least, table: 'restored' }, 'table is possible with "production": true only'],
    [
      'copies of a trial',
      { ...least, copies: { region: 'us-west-2' } },
      'copies are possible with "production": true only',
    ],
    [
      'copies beside the data',
      { ...least, production: true, account: '111122223333', copies: { region: 'us-east-1', account: '111122223333' } },
      'copies must be in another region or in another account',
    ],
    [
      'copies of nobody knows whom',
      { ...least, production: true, copies: { region: 'us-west-2', account: '444455556666' } },
      'account must be named, because copies.account lets it copy',
    ],
    [
      'copies that are kept for a day',
      { ...least, production: true, copies: { region: 'us-west-2', days: 1 } },
      'copies.days must be 7 to 365',
    ],
    ['a table that has no name', { ...least, production: true, table: 'a b' }, 'table must be the name of a table'],
    ['a state without TEFAP rules', { ...least, tefapState: 'TX' }, 'tefapState must be one of FL, MO, NY, OH, PA'],
    ['more limits than fit a screen', { ...least, maxLimits: 21 }, 'maxLimits must be 1 to 20'],
    ['a short account', { ...least, account: '123' }, 'account must be 12 digits'],
  ])('with %s are refused by the field’s name', (_, contents, says) => {
    expect(() => load(contents)).toThrow(`tenants/river.json: ${says}`)
  })

  it('that are not JSON are refused', () => {
    expect(() => load('{')).toThrow('tenants/river.json is not JSON')
  })

  it.each(['River', 'r', 'thirteen-long', '1river'])('whose id fits no AWS name are refused: %s', (id) => {
    expect(() => loadTenant(id, tenants({ [id]: least }))).toThrow('must be 2-12 of a-z, 0-9 and -')
  })
})

describe('the command', () => {
  const synthesize = (context: object) =>
    spawnSync(process.execPath, ['bin/app.ts'], {
      encoding: 'utf8',
      env: { ...process.env, CDK_CONTEXT_JSON: JSON.stringify(context) },
    })

  it('ends with one sentence when the tenant is missing or unknown', () => {
    for (const [context, says] of [
      [{}, 'Say which tenant with -c tenant=<id>; known: demo.\n'],
      [{ tenant: 'nowhere' }, "There is no tenant 'nowhere'; known: demo.\n"],
    ] as const) {
      const { status, stderr, stdout } = synthesize(context)
      expect({ status, stderr, stdout }).toEqual({ status: 1, stderr: says, stdout: '' })
    }
  })
})
