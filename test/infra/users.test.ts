import { beforeAll, describe, expect, it } from 'vitest'
import { Cloud, cloudOf, few, production, trial } from './cloud.ts'
import { allowedActions, resolvedText } from './policies.ts'

let cloud: Cloud
beforeAll(() => {
  cloud = cloudOf(trial)
})
const pool = (of = cloud) => of.of('AWS::Cognito::UserPool')[0]?.Properties

describe('the user pool', () => {
  it('signs people in by e-mail or phone, and generates their user names', () => {
    expect(pool()?.UsernameAttributes).toEqual(['email', 'phone_number'])
    expect(pool()?.AliasAttributes).toBeUndefined()
    expect(pool()?.UsernameConfiguration).toEqual({ CaseSensitive: false })
  })

  it('allows no self sign-up', () => {
    expect(pool()?.AdminCreateUserConfig.AllowAdminCreateUserOnly).toBe(true)
  })

  it('is of the plan Lite, and asks a function before it issues tokens', () => {
    expect(pool()?.UserPoolTier).toBe('LITE')
    expect(pool()?.LambdaConfig.PreTokenGenerationConfig.LambdaVersion).toBe('V1_0')
    expect(resolvedText(cloud, 'root', pool()?.LambdaConfig.PreTokenGenerationConfig.LambdaArn)).toBe(
      '{Tokens/Function/Live}',
    )
  })

  it('adds the role to access tokens where the tenant file asks for the plan Essentials', () => {
    const upgraded = new Cloud({ ...trial, signIn: { plan: 'essentials', providers: [] } }, few)
    expect(pool(upgraded)?.UserPoolTier).toBe('ESSENTIALS')
    expect(pool(upgraded)?.LambdaConfig.PreTokenGenerationConfig.LambdaVersion).toBe('V2_0')
  })

  it('calls a function of its own when a forgotten password was replaced, which may sign people out', () => {
    expect(resolvedText(cloud, 'root', pool()?.LambdaConfig.PostConfirmation)).toBe('{Passwords/Function/Live}')
    expect(allowedActions(cloud, 'demo_session_passwordReset')).toContainEqual({
      actions: ['cognito-idp:AdminUserGlobalSignOut'],
      resources: ['users'],
    })
  })

  it('alone may call its functions', () => {
    const permissions = cloud
      .of('AWS::Lambda::Permission')
      .map(({ Properties }) => [Properties.Principal, resolvedText(cloud, 'root', Properties.SourceArn)])
    expect(permissions).toEqual(Array(5).fill(['cognito-idp.amazonaws.com', '{Users/Pool.Arn}']))
  })

  it('asks one function for the challenge of a sign-in by a texted code', () => {
    const { DefineAuthChallenge, CreateAuthChallenge, VerifyAuthChallengeResponse } = pool()?.LambdaConfig ?? {}
    for (const arn of [DefineAuthChallenge, CreateAuthChallenge, VerifyAuthChallengeResponse])
      expect(resolvedText(cloud, 'root', arn)).toBe('{Codes/Function/Live}')
  })

  it('signs in by SRP or a texted code, and lets nobody change their own e-mail address or phone number', () => {
    const client = cloud.of('AWS::Cognito::UserPoolClient')[0]?.Properties
    expect(client?.ExplicitAuthFlows).toEqual(['ALLOW_CUSTOM_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'])
    expect(client).toMatchObject({
      PreventUserExistenceErrors: 'ENABLED',
      WriteAttributes: ['locale'],
      AllowedOAuthFlowsUserPoolClient: false,
    })
    expect(client?.GenerateSecret ?? false).toBe(false)
  })

  it('offers a second factor, and resets a forgotten password by e-mail', () => {
    expect(pool()?.MfaConfiguration).toBe('OPTIONAL')
    expect(pool()?.EnabledMfas).toEqual(['SOFTWARE_TOKEN_MFA'])
    expect(pool()?.AccountRecoverySetting.RecoveryMechanisms).toEqual([{ Name: 'verified_email', Priority: 1 }])
  })

  it('texts the code to who has a phone number alone, where the tenant has a number for texts', () => {
    expect(pool()?.SmsConfiguration).toBeUndefined()
    const texting = new Cloud({ ...trial, texts: { number: '+18655550100' } }, few)
    expect(pool(texting)?.AccountRecoverySetting.RecoveryMechanisms).toEqual([
      { Name: 'verified_email', Priority: 1 },
      { Name: 'verified_phone_number', Priority: 2 },
    ])
    expect(pool(texting)?.SmsConfiguration.ExternalId).toBe('gleanery-demo-codes')
    expect(pool(texting)?.VerificationMessageTemplate.SmsMessage).toContain('{####}')
    const role = texting
      .of('AWS::IAM::Role')
      .find(
        ({ Properties }) =>
          Properties.AssumeRolePolicyDocument.Statement[0].Principal.Service === 'cognito-idp.amazonaws.com',
      )
    expect(role?.Properties.AssumeRolePolicyDocument.Statement[0].Condition.StringEquals).toEqual({
      'sts:ExternalId': 'gleanery-demo-codes',
      'aws:SourceAccount': { Ref: 'AWS::AccountId' },
    })
  })

  it('sends mail through SES when the tenant’s sender is verified', () => {
    expect(pool()?.EmailConfiguration).toBeUndefined()
    const verified = new Cloud({ ...production, mail: { ...production.mail, usersToo: true } }, few)
    const { EmailSendingAccount, From, SourceArn } = pool(verified)?.EmailConfiguration ?? {}
    expect({ EmailSendingAccount, From }).toEqual({
      EmailSendingAccount: 'DEVELOPER',
      From: 'Gleanery <gleanery@example.org>',
    })
    expect(resolvedText(verified, 'root', SourceArn)).toMatch(/identity\/example\.org$/)
  })

  it('refuses passwords of breaches when they are chosen, where the tenant file asks for it', () => {
    expect(cloud.of('AWS::Cognito::UserPoolRiskConfigurationAttachment')).toEqual([])
    const checked = new Cloud({ ...trial, breachedPasswords: true }, few)
    expect(pool(checked)).toMatchObject({
      UserPoolTier: 'PLUS',
      UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' },
    })
    const [risk] = checked.of('AWS::Cognito::UserPoolRiskConfigurationAttachment')
    expect(risk?.Properties).toMatchObject({
      ClientId: 'ALL',
      CompromisedCredentialsRiskConfiguration: {
        Actions: { EventAction: 'BLOCK' },
        EventFilter: ['SIGN_UP', 'PASSWORD_CHANGE'],
      },
    })
  })
})
