import { beforeAll, describe, expect, it } from 'vitest'
import { Cloud, type Found, few, production } from './cloud.ts'
import { resolvedText } from './policies.ts'

/** A restored table takes the place of the tenant's own: CloudFormation imports it by its name. */

let own: Cloud
let adopting: Cloud
beforeAll(() => {
  own = new Cloud(production, few)
  adopting = new Cloud({ ...production, table: 'river-restored' }, few)
})
const tableOf = (cloud: Cloud) => cloud.of('AWS::DynamoDB::Table')[0] as Found

describe('a stack that adopts a restored table', () => {
  it('names it literally and keeps it whatever happens, as CloudFormation asks of what it imports', () => {
    const table = tableOf(adopting)
    expect(adopting.of('AWS::DynamoDB::Table')).toHaveLength(1)
    expect(table.Properties.TableName).toBe('river-restored')
    expect(table.DeletionPolicy).toBe('Retain')
    expect(table.Properties.DeletionProtectionEnabled).toBe(true)
    const first = new Cloud({ ...production, table: 'river-restored', isFirstDeployment: true }, few)
    expect(tableOf(first)).toMatchObject({ DeletionPolicy: 'Retain', Properties: { DeletionProtectionEnabled: true } })
  })

  it('has it beside the former one, which the deployment retains: neither is replaced by the other', () => {
    expect(tableOf(adopting).id).not.toBe(tableOf(own).id)
    expect(tableOf(own).DeletionPolicy).toBe('RetainExceptOnCreate')
  })

  it('differs in nothing else of the table: keys, indexes, stream, expiry, recovery and encryption', () => {
    const { TableName: _, ...adopted } = tableOf(adopting).Properties
    expect(adopted).toEqual(tableOf(own).Properties)
  })

  it('gives it to every function, reads its stream, and watches it', () => {
    const { id, path } = tableOf(adopting)
    const functions = adopting
      .of('AWS::Lambda::Function')
      .filter(({ Properties }) => Properties.Environment?.Variables?.TABLE_NAME)
    expect(functions.length).toBeGreaterThan(5)
    for (const { stack, Properties } of functions)
      expect(resolvedText(adopting, stack, Properties.Environment.Variables.TABLE_NAME)).toBe(`{${path}}`)
    const [reader] = adopting.of('AWS::Lambda::EventSourceMapping').filter(({ stack }) => stack === 'outbox')
    expect(resolvedText(adopting, 'outbox', reader?.Properties.EventSourceArn)).toBe(`{${path}.StreamArn}`)
    const throttled = adopting.of('AWS::CloudWatch::Alarm').find(({ path: at }) => at === 'TableThrottles')
    expect(JSON.stringify(throttled?.Properties.Metrics)).toContain(`{"Ref":"${id}"}`)
  })

  it('gives each function a version of its own: the former one goes on with the former table', () => {
    const versions = (cloud: Cloud) => new Map(cloud.of('AWS::Lambda::Version').map(({ path, id }) => [path, id]))
    const before = versions(own)
    for (const [path, id] of versions(adopting)) expect(before.get(path), path).not.toBe(id)
  })

  it('makes nothing new beside it', () => {
    expect(adopting.all.length).toBe(own.all.length)
  })
})
