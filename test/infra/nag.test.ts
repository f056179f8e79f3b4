import { rmSync } from 'node:fs'
import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { describe, expect, it } from 'vitest'
import type { Tenant } from '../../infra/tenant.ts'
import { appOf, production, trial } from './cloud.ts'

type Report = ReturnType<AwsSolutionsChecks['validate']>

/** The checks as the CDK runs them on the finished stacks; `report` is what they said. */
class Listening extends AwsSolutionsChecks {
  report: Report | undefined
  override validate(context: Parameters<AwsSolutionsChecks['validate']>[0]): Report {
    this.report = super.validate(context)
    return this.report
  }
}

function check(tenant: Tenant, { ignoresSuppressions }: { ignoresSuppressions: boolean }) {
  const { app, stack } = appOf(tenant)
  const checks = new Listening(app)
  if (ignoresSuppressions) Reflect.set(checks, 'isAcknowledged', () => false)
  Validations.of(app).addPlugins(checks)
  try {
    app.synth()
  } catch (error) {
    // Findings end the synthesis; they are what this is about.
    if (!String(error).includes('ValidationFailed')) throw error
  } finally {
    rmSync(app.outdir, { recursive: true })
  }
  const rules = (checks.report?.violations ?? []).map(({ ruleName }) => ruleName)
  return { rules: new Set(rules), reasons: suppressionsOf(stack) }
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
  it('report nothing without a suppression', () => {
    expect([...check(tenant, { ignoresSuppressions: false }).rules]).toEqual([])
  })

  it('report what each suppression names, so that none is left over', () => {
    const { rules, reasons } = check(tenant, { ignoresSuppressions: true })
    const stale = [...reasons.keys()].filter((id) => id.startsWith('AwsSolutions-') && !rules.has(id))
    expect(stale).toEqual([])
    expect(reasons.size).toBeGreaterThan(5)
    for (const [id, reason] of reasons) expect(reason, id).toMatch(/^.{40,}\.$/)
  })
})
