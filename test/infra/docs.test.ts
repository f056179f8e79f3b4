import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { listPerson } from '../../functions/entities/directoryTable.ts'
import { counterKey } from '../../functions/table/ids.ts'
import { entityKeys } from '../../functions/table/keys/entities.ts'
import { tenantKeys } from '../../functions/table/keys/tenant.ts'
import { openApi } from '../../infra/docs/openApi.ts'
import { defaultFoodBankSettings, FoodBank, User } from '../../shared/entity/entity.ts'
import { StoredSystemMessage } from '../../shared/message/systemMessage.ts'

let page: string
beforeAll(() => {
  page = readFileSync(join(import.meta.dirname, '../../docs/deploying.md'), 'utf8')
})

interface Put {
  readonly Put: { readonly Item: Parameters<typeof unmarshall>[0] }
}

describe('docs/api.json', () => {
  it('passes an OpenAPI linter without errors and warnings', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = JSON.stringify(openApi())
    const problems = await lintFromString({ source, absoluteRef: '/api.json', config })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([])
  })

  it('the linter reports a wrong document', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const { servers: _, ...document } = openApi()
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/api.json', config })
    expect(problems.map(({ ruleId }) => ruleId)).toEqual(['no-empty-servers'])
  })
})

describe('docs/deploying.md', () => {
  it('its first users are read by the product', () => {
    const block = page.match(/^\[\n[\s\S]*?^\]$/m)?.[0] ?? ''
    const [foodBank, user, membership, owner, member, ...counters] = (JSON.parse(block) as Put[]).map(({ Put }) =>
      unmarshall(Put.Item),
    )
    expect(foodBank).toMatchObject(entityKeys.entity(1))
    expect(FoodBank.parse(foodBank).Settings).toEqual(defaultFoodBankSettings)
    expect(user).toMatchObject(entityKeys.user('SUBJECT'))
    expect(User.parse(user).ActiveRole).toEqual({ Role: 'foodbankadmin', EntityID: 1 })
    expect(membership).toEqual({ ...entityKeys.member(1, 'SUBJECT'), Subject: 'SUBJECT' })
    const listed = listPerson(User.parse(user), () => FoodBank.parse(foodBank))
    expect([owner, member]).toEqual(listed.map((write) => ('put' in write ? write.put : write)))
    expect(counters).toEqual(['entity', 'user'].map((name) => ({ ...counterKey(name), Last: 1 })))
  })

  it('its system message is read by the product', () => {
    const item = JSON.parse(page.match(/put-item .* --item '([^']+)'/)?.[1] ?? '')
    const message = unmarshall(item)
    expect(message).toMatchObject(tenantKeys.systemMessage())
    expect(StoredSystemMessage.parse(message)).toMatchObject({ ID: 1, IsSurvey: false })
  })

  it('explains every field of a tenant’s file', () => {
    const source = readFileSync(join(import.meta.dirname, '../../infra/tenant.ts'), 'utf8')
    const fields = [...source.matchAll(/^ {4}(\w+): /gm)].map((found) => found[1])
    expect(fields).toContain('firewall')
    for (const field of fields) expect(page).toMatch(new RegExp(`^\\| \`${field}[\`.]`, 'm'))
  })
})
