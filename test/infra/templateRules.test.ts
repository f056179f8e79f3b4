import { createRequire } from 'node:module'
import { afterAll, describe, expect, it } from 'vitest'
import { cloudOf, production, type Template, trial } from './cloud.ts'

/**
 * CDK validates only the root template when it synthesizes; nested templates hold four of five resources. This runs the
 * same validator, which comes inside aws-cdk-lib, over every template.
 */

interface Diagnostic {
  readonly ruleId: string
  readonly message: string
  readonly entity?: { readonly logicalId: string }
}
interface Engine {
  validateTemplate(template: object, options: object): { diagnostics: readonly Diagnostic[] }
  free(): void
}
const insideCdk = createRequire(import.meta.resolve('aws-cdk-lib'))
const { CompositeEngine, TemplateContent } = insideCdk('@aws/cloudformation-validate') as {
  CompositeEngine: new () => Engine
  TemplateContent: new (text: string, name: string) => object
}

const engine = new CompositeEngine()
afterAll(() => engine.free())

const problemsOf = (name: string, template: Template) =>
  engine
    .validateTemplate(new TemplateContent(JSON.stringify(template), name), { severityLevel: 'ERROR' })
    .diagnostics.map(({ ruleId, entity, message }) => `${ruleId} ${entity?.logicalId}: ${message}`)

describe.each([trial, production])('the cloud of $id', (tenant) =>
  it.each([...cloudOf(tenant).templates])('template %s', (...one) => expect(problemsOf(...one)).toEqual([])),
)

it('finds a property that does not exist', () => {
  const wrong = { Resources: { One: { Type: 'AWS::Lambda::Function', Properties: { Memory: 1 } } } }
  expect(problemsOf('wrong', wrong).join()).toContain("One: Additional properties are not allowed ('Memory'")
})
