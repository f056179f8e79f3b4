import { rmSync } from 'node:fs'
import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tenant } from '../../infra/tenant.ts'
import { appOf, production, trial } from './cloud.ts'

/** The checks as the CDK runs them on the finished stacks: which rules found something, and which of it is not suppressed. */
class Listening extends AwsSolutionsChecks {
  readonly found = new Set<string>()
  readonly left = new Set<string>()

  constructor(app: ConstructorParameters<typeof AwsSolutionsChecks>[0]) {
    super(app)
    // Asked about each finding; private in the package.
    const isAcknowledged = Reflect.get(this, 'isAcknowledged') as (resource: unknown, rule: string) => boolean
    Reflect.set(this, 'isAcknowledged', (resource: unknown, rule: string) => {
      this.found.add(rule)
      return Reflect.apply(isAcknowledged, this, [resource, rule])
    })
  }

  override validate(...given: Parameters<AwsSolutionsChecks['validate']>) {
    const report = super.validate(...given)
    for (const { ruleName } of report.violations) this.left.add(ruleName)
    return report
  }
}

function check(tenant: Tenant) {
  const { app, stack } = appOf(tenant)
  const checks = new Listening(app)
  Validations.of(app).addPlugins(checks)
  try {
    app.synth()
  } catch (error) {
    // Findings end the synthesis; they are what this is about.
    if (!String(error).includes('ValidationFailed')) throw error
  } finally {
    rmSync(app.outdir, { recursive: true })
  }
  return { found: checks.found, left: checks.left, reasons: suppressionsOf(stack) }
}

/** Every suppression of the stacks, with its reason. */
function suppressionsOf(stack: ReturnType<typeof appOf>['stack']): Map<string, string> {
  const entries = stack.node
    .findAll()
    .flatMap(({ node }) => node.metadata)
    .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
    .flatMap(({ data }) => Object.entries(data as Record<string, string>))
  return new Map(entries.map(([id, reason]) => [id.replace(/^annotation::/i, ''), reason]))
}

describe.each([
  ['a trial', trial],
  ['a production tenant with everything', production],
])('security checks of %s', (_, tenant) => {
  let checked: ReturnType<typeof check>
  beforeAll(() => {
    checked = check(tenant)
  })

  it('report nothing without a suppression', () => {
    expect([...checked.left]).toEqual([])
  })

  it('report what each suppression names, so that none is left over', () => {
    const { found, reasons } = checked
    const stale = [...reasons.keys()].filter((id) => id.startsWith('AwsSolutions-') && !found.has(id))
    expect(stale).toEqual([])
    expect(reasons.size).toBeGreaterThan(5)
    for (const [id, reason] of reasons) expect(reason, id).toMatch(/^.{40,}\.$/)
  })
})
