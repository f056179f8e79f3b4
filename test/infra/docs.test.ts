import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApi } from '../../infra/docs/openApi.ts'

let page: string
beforeAll(() => {
  page = readFileSync(join(import.meta.dirname, '../../docs/deploying.md'), 'utf8')
})

/**
 * The specification's path, beside which `/api/foodbanks/current/agencies/{agencyId}` is ambiguous to the linter. API Gateway
 * and the local server prefer the literal segment, and no ID is the word `agencies`.
 */
const givenPath = '`/api/foodbanks/current/{txId}/prioritizeMasterAgency`'

describe('docs/reference/api.json', () => {
  it('passes an OpenAPI linter without errors and warnings', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = JSON.stringify(openApi())
    const problems = await lintFromString({ source, absoluteRef: '/api.json', config })
    const told = problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)
    expect(told.filter((problem) => !problem.includes(givenPath))).toEqual([])
  })

  it('the linter reports a wrong document', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const { servers: _, ...document } = openApi()
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/api.json', config })
    const others = problems.filter(({ message }) => !message.includes(givenPath))
    expect(others.map(({ ruleId }) => ruleId)).toEqual(['no-empty-servers'])
  })
})

describe('docs/deploying.md', () => {
  it('explains every field of a tenant’s file', () => {
    const source = readFileSync(join(import.meta.dirname, '../../infra/tenant.ts'), 'utf8')
    const fields = [...source.matchAll(/^ {4}(\w+): /gm)].map((found) => found[1])
    expect(fields).toContain('firewall')
    for (const field of fields) expect(page).toMatch(new RegExp(`^\\| \`${field}[\`.]`, 'm'))
  })
})
